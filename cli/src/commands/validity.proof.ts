import { join } from "node:path";
import { expect, test } from "vitest";
import { folderWith, runCli } from "../testing/run-cli.ts";

test("an installation that has measured nothing says how much is missing, as text and as JSON", async () => {
  const folder = folderWith({});
  const environment = { DATA_DIR: join(folder, "data"), DATABASE_URL: "" };
  const text = await runCli(folder, ["validity"], environment);
  expect(text).toMatchObject({ status: 0, err: "" });
  expect(text.out).toMatch(/^0 questions with 0 cited and 0 dropped pages\.\nToo few to tell: /);
  const { out } = await runCli(folder, ["validity", "--json"], environment);
  expect(JSON.parse(out)).toMatchObject({
    format: "citeworthy-validity",
    questions: 0,
    cited: 0,
    dropped: 0,
    figures: null,
  });
  expect((await runCli(folder, ["validity", "--all"])).status).toBe(2);
});
