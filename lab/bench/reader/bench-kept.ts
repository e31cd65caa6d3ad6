/**
 * `BENCH_DATA=folder npm run bench -- kept`: how much of a page's main part reaches the blocks and the article. Prints the
 * headings, list items, cells and pictures kept, and the pieces of the article that don't occur letter for letter on the
 * page. `--every N` reads every Nth page.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { subjectOf } from "../../../core/src/analysis/subject.ts";
import { piecesOf } from "../../../core/src/article/proposals/find-passage.ts";
import { readArticleSource } from "../../../core/src/article/source/article-source.ts";
import { savedPage } from "../../labels/saved-page.ts";
import { readPages } from "./data-set.ts";
import { type Kept, keptParts, PART_KINDS, visibleLetters } from "./kept-parts.ts";

const FOLDERS = ["extraction-web", "extraction-web-2", "extraction-articles", "model-edits"];
const LEAST: Kept<number> = { headings: 0.98, items: 0.97, cells: 0.95, pictures: 0.95 };

const data = process.env.BENCH_DATA;
if (!data) {
  console.error("Set BENCH_DATA to the folder that holds judgement and extraction-web.");
  process.exit(2);
}
const every = Number(process.argv[process.argv.indexOf("--every") + 1] || 1) || 1;
const labelled = new Set(
  ["judgement", "model-edits"]
    .map((folder) => join(data, folder, "labels.jsonl"))
    .filter(existsSync)
    .flatMap((file) => readFileSync(file, "utf8").trim().split("\n"))
    .map((line) => `${JSON.parse(line).id}.html`),
);

const sums = { own: newSum(), label: newSum() };
const letters = { pieces: 0, changed: 0, pages: 0 };
let pages = 0;
for (const folder of FOLDERS) {
  for (const { file, url, html, text } of readPages(join(data, folder), every)) {
    if (!labelled.has(file) || text === undefined) continue;
    pages += 1;
    const subject = subjectOf(savedPage(url, html));
    const kept = keptParts(html, subject.page, text);
    for (const by of ["own", "label"] as const)
      for (const kind of PART_KINDS) {
        sums[by][kind].kept += kept[by][kind].kept;
        sums[by][kind].of += kept[by][kind].of;
      }
    countLetters(html, subject);
  }
}

const rows = PART_KINDS.map((kind) => ({
  part: kind,
  kept: shareOf(sums.own[kind]),
  of: sums.own[kind].of,
  goal: `at least ${LEAST[kind]}`,
  met: (shareOf(sums.own[kind]) ?? 1) >= LEAST[kind],
  "of the label's": shareOf(sums.label[kind]),
}));
console.log(`${pages} pages`);
console.table(rows);
console.table([letters]);
process.exitCode = rows.every(({ met }) => met) && letters.changed === 0 ? 0 : 1;

function newSum(): Kept<{ kept: number; of: number }> {
  const zero = () => ({ kept: 0, of: 0 });
  return { headings: zero(), items: zero(), cells: zero(), pictures: zero() };
}

function shareOf({ kept, of }: { kept: number; of: number }): number | null {
  return of === 0 ? null : Math.round((1000 * kept) / of) / 1000;
}

/** Every piece of the unedited article must occur in the page's text; hidden words between two visible ones are passed over. */
function countLetters(html: string, subject: ReturnType<typeof subjectOf>): void {
  const source = readArticleSource(subject);
  if (!source) return;
  const visible = visibleLetters(html);
  const pieces = source.blocks
    .slice(1)
    .flatMap((block) => (block.kind === "code" ? [block.text] : piecesOf(block)));
  const squeezed = pieces.map((piece) => piece.replace(/\s+/gu, ""));
  const changed = squeezed.filter(
    (piece) => !subject.page.letters.includes(piece) && !visible.includes(piece),
  );
  letters.pieces += pieces.length;
  letters.changed += changed.length;
  if (changed.length === 0) return;
  letters.pages += 1;
  if (process.argv.includes("--show")) console.log(subject.page.url, changed.slice(0, 3));
}
