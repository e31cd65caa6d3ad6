import { join } from "node:path";
import { expect, test } from "vitest";
import { folderWith, runCli } from "../testing/run-cli.ts";

test("a backup needs a file to write, and a missing one can't be restored", async () => {
  const folder = folderWith({});
  expect((await runCli(folder, ["backup"])).status).toBe(2);
  const missing = await runCli(folder, ["restore", "nowhere"], { DATA_DIR: join(folder, "data") });
  expect(missing).toMatchObject({
    status: 3,
    err: expect.stringMatching(/nowhere could not be read \(ENOENT\)/),
  });
});
