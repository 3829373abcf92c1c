import { render } from "preact";

const app = document.getElementById("app");
if (app) render(<main>R'lyeh</main>, app);
