/** `rank`: the local relevance estimate, for lines of a query and its passages. */
import { createReadStream, existsSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { type PassageIndex, passageIndex } from "@citeworthy/core/passages";
import type { Command } from "../command.ts";
import { EXIT } from "../exit-status.ts";
import { parseFlags } from "../inputs/page-options.ts";
import { writeOut } from "../print/write.ts";
import { UsageError } from "../usage-error.ts";

const USAGE = `rank FILE                    estimate how well passages match a query, offline
                   FILE has lines {"query","passages":[text]}; each gives a line {"scores":[number]},
                   or {"error"} if a line has the wrong format`;
const FLAGS = { json: { type: "boolean", default: true }, offline: { type: "boolean" } } as const;

type Row = { query: string; passages: string[] };

async function run(args: string[]): Promise<number> {
  const { positionals } = parseFlags(args, FLAGS, USAGE);
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0) throw new UsageError(`Pass exactly one FILE.\n\n${USAGE}`);
  const lines = createInterface({ input: createReadStream(find(name)), crlfDelay: Number.POSITIVE_INFINITY });
  const indexFor = rememberingIndex();
  let allSucceeded = true;
  for await (const line of lines) {
    if (line.trim() === "") continue;
    const row = rowOf(line);
    allSucceeded &&= row !== null;
    const answer = row
      ? { scores: indexFor(row.passages).relevance(row.query) }
      : { error: 'Expected a line like {"query": "…", "passages": ["…"]}.' };
    await writeOut(`${JSON.stringify(answer)}\n`);
  }
  return allSucceeded ? EXIT.ok : EXIT.failed;
}

/** npm changes to the project's folder and stores where it was called from. */
function find(name: string): string {
  const folders = [process.cwd(), process.env.INIT_CWD].filter((folder) => folder !== undefined);
  const path = folders.map((folder) => resolve(folder, name)).find((candidate) => existsSync(candidate));
  if (path === undefined) throw new UsageError(`File not found: ${name}.`);
  return path;
}

function rowOf(line: string): Row | null {
  try {
    const { query, passages } = JSON.parse(line.replace(/^\uFEFF/, ""));
    const isRow =
      typeof query === "string" &&
      Array.isArray(passages) &&
      passages.every((passage) => typeof passage === "string");
    return isRow ? { query, passages } : null;
  } catch {
    return null;
  }
}

/** Many queries over the same passages, as a benchmark asks them, are indexed once. */
function rememberingIndex(): (passages: string[]) => PassageIndex {
  let known: { passages: string[]; index: PassageIndex } | null = null;
  return (passages) => {
    const isKnown =
      known?.passages.length === passages.length &&
      passages.every((text, at) => text === known?.passages[at]);
    if (!known || !isKnown) known = { passages, index: passageIndex(passages) };
    return known.index;
  };
}

export const rank: Command = { usage: USAGE, run };
