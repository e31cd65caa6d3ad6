/** What decides which edits are worth most: how the checks came out, and the kind of page. */
import { CHECKS } from "../../contract/reading.ts";
import type { KindChances } from "../kind.ts";
import type { Features } from "../material.ts";
import type { Chances } from "../verdicts.ts";
import { kindFeatures } from "./page-features.ts";

/** Counts of the page that no check covers, but edits do: length, age, headings, filler. */
const COUNTS = [
  "built.words",
  "built.h2",
  "built.itemShare",
  "built.tables",
  "headings.count",
  "date.ageYears",
  "date.known",
  "title.words",
  "title.year",
  "figures.count",
  "says.announcement",
  "says.filler",
  "says.callToAction",
  "answer.opening",
] as const;

export function editFeatures(chances: Chances, kinds: KindChances, counted: Features): Features {
  const checks = CHECKS.flatMap((check) => [
    [`no.${check}`, (1 - chances[check].na) * (1 - chances[check].yes)],
    [`na.${check}`, chances[check].na],
  ]);
  const counts = COUNTS.map((name) => [name, counted[name] ?? 0]);
  return { ...Object.fromEntries([...checks, ...counts]), ...kindFeatures(kinds) };
}
