import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { lacksPrograms } from "@citeworthy/server/testing";
import { expect, test } from "vitest";
import { PLUGIN, pluginFiles } from "./pack-wordpress.ts";

const isImpossible = lacksPrograms("the plug-in's PHP", { command: "php", package: "php-cli" });
const phpFiles = pluginFiles().filter((file) => file.endsWith(".php"));

test.skipIf(isImpossible).each(phpFiles)("PHP can read %s", (file) => {
  const { status, stdout } = spawnSync("php", ["-l", join(PLUGIN, file)], { encoding: "utf8" });
  expect({ status, stdout }).toMatchObject({ status: 0 });
});
