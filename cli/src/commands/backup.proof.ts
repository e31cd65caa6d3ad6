import { existsSync } from "node:fs";
import { join } from "node:path";
import { readConfig, wire } from "@citeworthy/server/services";
import { expect, test } from "vitest";
import { folderWith, runCli } from "../testing/run-cli.ts";

test("the embedded database is backed up and restored while the product runs on it", async () => {
  const folder = folderWith({ "bad.backup": "not a backup" });
  const settings = { DATA_DIR: join(folder, "data"), LOG_LEVEL: "silent" };
  const services = await wire(readConfig(settings));
  await services.openOperatorSocket();

  const made = await runCli(folder, ["backup", "all.backup"], settings);
  expect(made).toMatchObject({
    status: 0,
    out: expect.stringMatching(/^Backed up \d+ rows of \d+ tables to /),
  });
  expect(existsSync(join(folder, "all.backup"))).toBe(true);
  const back = await runCli(folder, ["restore", "all.backup"], settings);
  expect(back).toMatchObject({
    status: 0,
    out: expect.stringMatching(/^Restored \d+ rows from the backup of /),
  });
  const refused = await runCli(folder, ["restore", "bad.backup", "--replace"], settings);
  expect(refused).toMatchObject({ status: 3, err: expect.stringContaining("is damaged") });

  await services.close();
  const stopped = await runCli(folder, ["backup", "again.backup"], settings);
  expect(stopped).toMatchObject({ status: 0 });
  const reset = await runCli(folder, ["admin", "reset-two-factor", "nobody@example.com"], settings);
  expect(reset.err).toBe("No user with the ID or email nobody@example.com.\n");
});
