/**
 * Judges the pages of a manifest as `cli analyze --json` does, each by models that were not trained on it:
 * `node lab/judge/fold-analyze.ts FOLDS [--model] MANIFEST`. A file's name begins with the page's id, which tells its
 * fold. With `--model` the model that the environment configures reads each page too.
 */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { analyze } from "../../core/src/analysis/analyze.ts";
import { openModelReader } from "./judge-model.ts";
import { modelsFrom } from "./models-of.ts";
import { savedPage } from "./saved-page.ts";

const args = process.argv.slice(2);
const [folder = "", manifest = ""] = args.filter((arg) => arg !== "--model");
const modelsOf = modelsFrom(folder);
const reader = args.includes("--model") ? await openModelReader() : null;

for (const line of readFileSync(manifest, "utf8").split("\n").filter(Boolean)) {
  const { file, url } = JSON.parse(line);
  const html = readFileSync(file, "utf8");
  const said = (await reader?.read({ html, url })) ?? undefined;
  const models = modelsOf(basename(file, ".html").split("~")[0] ?? "");
  const result = analyze(savedPage(url, html), { models, ...(said && { modelReading: said }) });
  console.log(JSON.stringify({ file, ...result }));
}
await reader?.close();
