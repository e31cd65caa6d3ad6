/**
 * `BENCH_DATA=folder npm run bench -- gate`: edits that a careful model proposed and editors judged, and false edits made from the
 * same pages by a program. How many good ones are rejected, how many false ones are stopped. `--held-out` takes the fifth of the
 * pages that the gate wasn't made with; `--list` prints each case.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { checkedEdits } from "../../../core/src/article/proposals/checked-edits.ts";
import { judgeChange, judgeWhole } from "../../../core/src/gate/gate.ts";
import { worstOf } from "../../../core/src/gate/verdict.ts";
import { type FalseEdit, falseEdits, trueParts } from "./false-edits.ts";
import { type ProposedPage, readProposedEdits } from "./proposed-edits.ts";
import { reviewEdits } from "./review-edits.ts";

/** What the gate has to reach without a model. */
const TARGET = { goodRejected: 0.1, falseStopped: 0.97 };

const data = process.env.BENCH_DATA;
if (!data || !existsSync(join(data, "model-edits"))) {
  console.error("Set BENCH_DATA to the folder that holds model-edits.");
  process.exit(2);
}
const isListed = process.argv.includes("--list");
const pages = readProposedEdits(data, process.argv.includes("--held-out"));
const share = (part: number, whole: number) => Math.round((part / Math.max(1, whole)) * 1000) / 1000;

type Fate = "ok" | "doubt" | "fault";
const good: { editor: string; kind: string; fate: Fate; line: string }[] = [];
for (const page of pages)
  for (const [at, proposal] of page.proposals.entries()) {
    const { edits, rejected } = checkedEdits(page.subject, page.source, [proposal]);
    const [edit] = edits;
    const fate = edit ? (edit.doubt ? "doubt" : "ok") : "fault";
    const why = edit?.doubt?.why ?? Object.keys(rejected)[0] ?? "";
    const parts =
      edit?.kind === "strike" || edit?.kind === "repeat"
        ? ` ${edit.steps.flatMap((step) => (step.do === "strike" ? step.sentences : [])).length}/${proposal.quotes.length}`
        : "";
    good.push({
      editor: proposal.editor ?? "in a series",
      kind: proposal.kind,
      fate,
      line: `${page.id}.${at + 1} ${proposal.kind} ${proposal.editor}: ${fate} ${why}${parts}`,
    });
  }

type Made = FalseEdit & { page: string; fate: Fate; why: string };
const judged = (page: ProposedPage, edit: FalseEdit): Made => {
  const verdict = worstOf(judgeChange([edit.part], page.gate).map((one) => one.verdict));
  return { ...edit, page: page.id, fate: verdict.is, why: verdict.is === "ok" ? "" : verdict.why };
};
const made = pages.flatMap((page) => falseEdits(page).map((edit) => judged(page, edit)));
const review = pages.flatMap((page) => reviewEdits(page).map((edit) => judged(page, edit)));

const parts = pages.flatMap((page) =>
  trueParts(page).map((part) => ({ part, verdict: judgeWhole([part], page.gate), page: page.id })),
);

if (isListed) {
  for (const { part, verdict, page } of parts)
    if (verdict.is !== "ok")
      console.log(
        `${page} true part: ${verdict.is} ${verdict.why} | ${"text" in part && part.text} | ${verdict.quote}`,
      );
  for (const { line } of good) console.log(line);
  for (const one of [...review, ...made])
    console.log(`${one.page} ${one.way}: ${one.fate} ${one.why} | ${textOf(one)} | from: ${one.from}`);
}
console.log("\nRejected though an editor would make them:");
for (const { line } of good.filter(({ editor, fate }) => editor === "yes" && fate === "fault"))
  console.log(line);
console.log("\nFalse and passed:");
for (const one of [...review, ...made].filter(({ fate }) => fate === "ok"))
  console.log(`${one.page} ${one.way}: ${textOf(one)} | from: ${one.from}`);

const fates = (list: readonly { fate: Fate }[]) => {
  const count = (fate: Fate) => list.filter((one) => one.fate === fate).length;
  return { all: list.length, ok: count("ok"), doubt: count("doubt"), fault: count("fault") };
};
const group = <One extends { fate: Fate }>(list: readonly One[], key: (one: One) => string) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(list, key)).map(([name, some]) => [name, fates(some ?? [])]),
  );

console.table(group(good, ({ editor }) => editor));
console.table(
  group(
    good.filter(({ editor }) => editor === "yes"),
    ({ kind }) => kind,
  ),
);
console.table(group([...review, ...made], ({ way }) => way));
console.table(group(made, ({ source }) => `made from a sentence of the ${source}`));
const yes = fates(good.filter(({ editor }) => editor === "yes"));
const all = fates([...review, ...made]);
const figures = {
  goodRejected: share(yes.fault, yes.all),
  goodInDoubt: share(yes.doubt, yes.all),
  falseStopped: share(all.fault + all.doubt, all.all),
  falseRejected: share(all.fault, all.all),
  ofReview: `${review.filter(({ fate }) => fate !== "ok").length} of ${review.length}`,
};
console.table({ "true parts of sentences": fates(parts.map(({ verdict }) => ({ fate: verdict.is }))) });
console.table([figures]);
const isMet = figures.goodRejected <= TARGET.goodRejected && figures.falseStopped >= TARGET.falseStopped;
console.log(isMet ? "The targets are met." : `Not met: ${JSON.stringify(TARGET)}`);
process.exitCode = isMet ? 0 : 1;

function textOf({ part }: FalseEdit): string {
  if ("remove" in part) return `strike ${part.remove}`;
  return "text" in part ? part.text : `move ${part.move}`;
}
