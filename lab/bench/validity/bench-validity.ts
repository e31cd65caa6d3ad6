/**
 * `BENCH_DATA=folder npm run bench:validity -- --date 2026-11-17`: how far the score and the estimates agree with data, at the
 * rubric as it is. README.md names the sets. The result is written into core, and docs/SCORING.md prints it. The same data,
 * code and date give the same bytes; the date can be left out where the data is kept in git.
 */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { RUBRIC_VERSION } from "../../../core/src/score/rubric.ts";
import { learnedFor } from "../../judge/models-of.ts";
import { jsonLines, readLabelledPages } from "../../labels/labelled-pages.ts";
import { rankingFigures } from "./ranking-figures.ts";
import { readerFigures } from "./reader-figures.ts";
import { replyFigures } from "./reply-figures.ts";
import { writeValidity } from "./write-validity.ts";

const data = process.env.BENCH_DATA;
if (!data)
  throw new Error("BENCH_DATA must name the folder that holds the sets; see lab/bench/validity/README.md.");
const date = givenDate(process.argv.slice(2)) ?? dateOfData(data);
const pages = readLabelledPages(data);

const sets = {
  readers: readerFigures(pages, learnedFor(pages), jsonLines(join(data, "judgement/second-readings.jsonl"))),
  ranking: rankingFigures(join(data, "ranking")),
  replies: replyFigures(join(data, "vendor-replies")),
};
writeValidity({ rubric: RUBRIC_VERSION, date, sets });
for (const [set, figures] of Object.entries(sets)) {
  console.log(set);
  console.table(figures);
}

function givenDate(args: readonly string[]): string | null {
  const at = args.indexOf("--date");
  if (at < 0) return null;
  const given = args[at + 1] ?? "";
  if (!/^\d{4}-\d{2}-\d{2}$/.test(given)) throw new Error("--date takes a day such as 2026-11-17.");
  return given;
}

/** The day of the newest commit of the data. */
function dateOfData(folder: string): string {
  try {
    return execFileSync("git", ["-C", folder, "log", "-1", "--format=%cs", "--", "."], {
      encoding: "utf8",
      stdio: "pipe",
    }).trim();
  } catch (cause) {
    throw new Error("The data is not kept in git: give the day with --date.", { cause });
  }
}
