/** The alerts of deploy/, tried by Prometheus' own tool. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { lacksPrograms } from "@citeworthy/server/testing";
import { expect, test } from "vitest";

const RULES = join(import.meta.dirname, "../../deploy/prometheus-rules.yml");
const CASES = join(import.meta.dirname, "prometheus-rules.test.yml");
const isImpossible = lacksPrograms("the alerts", { command: "promtool", package: "prometheus" });

const promtool = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync("promtool", args, { encoding: "utf8" });
  return { status, said: `${stdout}${stderr}` };
};

test.skipIf(isImpossible)("each alert fires for its cause, and none for a healthy process", () => {
  expect(promtool("check", "rules", RULES)).toMatchObject({ status: 0 });
  expect(promtool("test", "rules", CASES)).toMatchObject({ status: 0 });
  const namesIn = (file: string, pattern: RegExp) =>
    [...readFileSync(file, "utf8").matchAll(pattern)].map(([, name]) => name);
  const tried = new Set(namesIn(CASES, /alertname: (\w+)/g));
  expect([...tried].toSorted()).toEqual(namesIn(RULES, /alert: (\w+)/g).toSorted());
});
