/** Learns how much readers' grades depend on each check, from the labels alone, and writes `core/src/score/reader-effects.ts`. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { recordOf } from "../../core/src/contract/lists/record-of.ts";
import { CHECKS, type CheckName, FAULTS, KINDS } from "../../core/src/contract/reading.ts";
import { READER_EFFECTS } from "../../core/src/score/reader-effects.ts";
import type { ReaderLabel } from "../labels/labelled-pages.ts";

const FILE = join(import.meta.dirname, "../../core/src/score/reader-effects.ts");

const mean = (grades: readonly number[]) => grades.reduce((sum, grade) => sum + grade, 0) / grades.length;

/** Kinds count by how much they can tell: as the inverse of the variance of their difference. */
function effectOf(labels: readonly ReaderLabel[], check: CheckName): number {
  let sum = 0;
  let weights = 0;
  for (const kind of KINDS) {
    const grades = (verdict: string) =>
      labels.filter((one) => one.kind === kind && one.checks[check] === verdict).map((one) => one.citable);
    const [yes, no] = [grades("yes"), grades("no")];
    if (yes.length === 0 || no.length === 0) continue;
    const weight = (yes.length * no.length) / (yes.length + no.length);
    sum += weight * (mean(yes) - mean(no));
    weights += weight;
  }
  const effect = weights === 0 ? 0 : (FAULTS.has(check) ? -sum : sum) / weights;
  return Math.max(0, Math.round(effect * 100) / 100);
}

/** True where they differ from what this process has loaded. */
export function writeReaderEffects(labels: readonly ReaderLabel[]): boolean {
  const effects = recordOf(CHECKS, (check) => effectOf(labels, check));
  writeFileSync(
    FILE,
    `/**
 * How much careful readers' grades depend on each check: grade points (of 5) between pages where it holds and pages where
 * it doesn't, within the same kind of page. For faults the sign is turned. Learned by \`npm run learn\`, never edited by hand.
 */
import type { CheckName } from "../contract/reading.ts";

export const READER_EFFECTS: Record<CheckName, number> = {
${CHECKS.map((check) => `  ${check}: ${effects[check]},`).join("\n")}
};
`,
  );
  return CHECKS.some((check) => effects[check] !== READER_EFFECTS[check]);
}
