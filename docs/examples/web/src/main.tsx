import { render } from "preact";
import { App } from "./App";
import "./style/tokens.css";
import "./style/base.css";
import "./style/forms.css";
import "./style/pieces.css";
import "./style/table.css";

const app = document.getElementById("app");
if (app) render(<App />, app);
