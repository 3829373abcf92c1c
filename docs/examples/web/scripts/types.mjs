// TypeScript declarations of the four games, made of their JSON Schemas: npm run types [-- FOLDER]
//
// The schemas come from the library itself, so PYTHON has to be one that has it ("python" if nothing is said).

import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { compile } from "json-schema-to-typescript";

const GAMES = ["seals", "last_relic", "gate", "rising"];
const FOLDER = process.argv[2] ?? join(import.meta.dirname, "../src/types");

const BANNER = `// Made by \`npm run types\` of what \`rlyeh schema GAME\` prints. Do not edit.
//
// This is what rr.to_data(value, defaults=True) gives: every field is there. What a browser sends may leave out the
// fields that have a default.`;

/** The schema as it is to be declared: every field is there, and rows of any length are arrays. */
function complete(node) {
  if (Array.isArray(node)) return node.map(complete);
  if (node === null || typeof node !== "object") return node;
  const { minItems, maxItems, prefixItems, ...rest } = node;
  const made = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, complete(value)]));
  if (prefixItems) made.items = { anyOf: complete([...prefixItems, node.items]) };
  if (node.properties) made.required = Object.keys(node.properties);
  return made;
}

for (const game of GAMES) {
  const printed = execFileSync(process.env.PYTHON ?? "python", ["-m", "rlyeh_rules", "schema", game], {
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  const declared = await compile(complete(JSON.parse(printed)), "Value", { bannerComment: BANNER });
  writeFileSync(join(FOLDER, `${game}.ts`), declared);
}
