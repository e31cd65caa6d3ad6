/** A baseline: problems that were there when it was written. Only problems that it doesn't list fail a build. */
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { RUBRIC_VERSION } from "@citeworthy/core/score/rubric";
import { UsageError } from "../usage-error.ts";
import type { Problem } from "./problem.ts";

const VERSION = 1;

export type Baseline = {
  isKnown(page: string, rule: string): boolean;
  /** Called for every page that was analyzed. */
  note(page: string, problems: readonly Problem[]): void;
  /** Writes the file with the problems that were noted. */
  write(): void;
};

type Options = { file: string | undefined; isWriting: boolean };

/** Null without `--baseline`. Pages are named as in the call, so call it from the same folder with the same arguments. */
export function openBaseline({ file, isWriting }: Options): Baseline | null {
  if (file === undefined) {
    if (isWriting) throw new UsageError("--write-baseline needs --baseline FILE.");
    return null;
  }
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  const known = isWriting ? new Map<string, Set<string>>() : readKnown(path, file);
  const noted = new Map<string, string[]>();
  return {
    isKnown: (page, rule) => known.get(page)?.has(rule) ?? false,
    note: (page, problems) => noted.set(page, problems.map(({ rule }) => rule).sort()),
    write: () => replaceFile(path, baselineText(noted)),
  };
}

/** Sorted, so that a change of the file shows what changed on the pages. */
function baselineText(noted: ReadonlyMap<string, string[]>): string {
  const pages = Object.fromEntries([...noted].sort(([one], [other]) => (one < other ? -1 : 1)));
  return `${JSON.stringify({ version: VERSION, rubric: RUBRIC_VERSION, pages }, null, 2)}\n`;
}

function replaceFile(path: string, text: string): void {
  const unfinished = `${path}.tmp`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, path);
}

/** A problem may be new because the checks are, and a page can't be blamed for that. */
const otherRubric = (name: string, rubric: unknown): string =>
  `${name} was written by ${typeof rubric === "string" ? `rubric ${rubric}` : "an earlier rubric"}, and this version uses ${RUBRIC_VERSION}. Problems may be new because the checks changed: look at them once, then write the baseline again.`;

function readKnown(path: string, name: string): Map<string, Set<string>> {
  if (!existsSync(path))
    throw new UsageError(`Baseline not found: ${name}. Create it with --baseline ${name} --write-baseline.`);
  try {
    const { version, rubric, pages } = JSON.parse(readFileSync(path, "utf8"));
    const entries = Object.entries(pages as Record<string, string[]>);
    const isList = (rules: unknown) =>
      Array.isArray(rules) && rules.every((rule) => typeof rule === "string");
    if (version === VERSION && entries.every(([, rules]) => isList(rules))) {
      if (rubric !== RUBRIC_VERSION) console.error(otherRubric(name, rubric));
      return new Map(entries.map(([page, rules]) => [page, new Set(rules)]));
    }
  } catch {
    // Falls through to the message.
  }
  throw new UsageError(`${name} is not a baseline file, or its version is not supported.`);
}
