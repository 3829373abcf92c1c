import { defineConfig } from "vite";

// The server of docs/examples/server gives out dist/. During development `npm run dev` serves the page instead, and
// hands on to that server what is not the page's own.
const server = process.env["RLYEH_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  base: "./",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: { target: "es2022" },
  server: { proxy: { "/games": server, "/tables": { target: server, ws: true } } },
});
