/** Gives the rubric a new version where its weights have changed, so that stored scores aren't compared across them. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { RUBRIC_VERSION } from "../../../core/src/score/rubric.ts";
import { weightsHash } from "../../../scripts/learned/learned-from.ts";
import { WEIGHTS_OF_RUBRIC } from "../../../scripts/learned/rubric-weights.ts";

const TOP = join(import.meta.dirname, "../../..");
const RUBRIC = join(TOP, "core/src/score/rubric.ts");
const WEIGHTS = join(TOP, "scripts/learned/rubric-weights.ts");

/** Returns the version that the weights on disk belong to. */
export function renewRubric(today: Date): string {
  const weights = weightsHash();
  if (WEIGHTS_OF_RUBRIC[RUBRIC_VERSION] === weights) return RUBRIC_VERSION;
  const version = nextVersion(RUBRIC_VERSION, today);
  replaceIn(RUBRIC, `"${RUBRIC_VERSION}"`, `"${version}"`);
  replaceIn(WEIGHTS, "\n};", `\n  "${version}": "${weights}",\n};`);
  return version;
}

/** A version is year, month and a count within the month. */
export function nextVersion(version: string, today: Date): string {
  const month = `${today.getUTCFullYear()}.${today.getUTCMonth() + 1}`;
  const count = version.startsWith(`${month}.`) ? Number(version.slice(month.length + 1)) : 0;
  return `${month}.${count + 1}`;
}

function replaceIn(file: string, found: string, by: string): void {
  const text = readFileSync(file, "utf8");
  if (!text.includes(found)) throw new Error(`${file} doesn't contain ${found}.`);
  writeFileSync(file, text.replace(found, by));
}
