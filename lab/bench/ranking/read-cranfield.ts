/** The Cranfield collection: 1,400 abstracts, 225 questions, judgements from 1 (complete answer) to 4 (least interest). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Judged } from "./ranking-quality.ts";

/** Questions are numbered by their order in the file, as the judgements count them. */
export function readCranfield(folder: string): { passages: string[]; queries: Judged[] } {
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const passages = recordsOf(read("cran.all.1400")).map(
    (record) => `${part(record, "T")} ${part(record, "W")}`,
  );
  const queries = recordsOf(read("cran.qry")).map(
    (record): Judged => ({ query: part(record, "W"), gains: new Map() }),
  );
  for (const line of read("cranqrel").trim().split("\n")) {
    const [query = 0, passage = 0, grade = 0] = line.trim().split(/\s+/).map(Number);
    // Each question has one row of grade -1, which the scale does not know: the paper that the question was made from.
    if (grade >= 1 && grade <= 4) queries[query - 1]?.gains.set(passage - 1, 5 - grade);
  }
  return { passages, queries: queries.filter(({ gains }) => gains.size > 0) };
}

const recordsOf = (text: string): string[] => text.split(/^\.I \d+\s*$/m).slice(1);
const part = (record: string, name: string): string =>
  new RegExp(`^\\.${name}\\s*\\n([\\s\\S]*?)(?=^\\.[A-Z]\\s*$|(?![\\s\\S]))`, "m")
    .exec(record)?.[1]
    ?.trim() ?? "";
