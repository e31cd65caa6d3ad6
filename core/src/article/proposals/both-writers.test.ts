/** What holds for every set of edits, whether the local writer or a model made it. */
import { expect, test } from "vitest";
import { subjectOf } from "../../analysis/subject.ts";
import { evidenceOf } from "../../analysis/testing/evidence.ts";
import type { ProposedEdit } from "../edits/context.ts";
import { planEdits } from "../edits/plan-edits.ts";
import { checkFaithfulness } from "../faithful/check-faithfulness.ts";
import { diffClaims } from "../faithful/diff-claims.ts";
import { readArticleSource } from "../source/article-source.ts";
import { GERMAN, GUIDE, STORY } from "../testing/pages.ts";
import { ANSWER, BARRELS, proposal } from "../testing/proposed.ts";
import { markdownOf } from "../testing/write.ts";
import { checkedEdits } from "./checked-edits.ts";
import type { ModelProposal } from "./model-edits.ts";
import type { RejectedProposals } from "./proposal-faults.ts";

const LOAVES =
  "The bakery sold 1,200 loaves on its first day, twice as many as on a good Saturday before the flood.";
const FROST = "Nach einer Messung von 2024 dehnt sich Wasser beim Gefrieren um 9 Prozent aus.";
const COVER = "Oak lasts longer than plastic and weighs three times as much.";
const COUNCIL =
  "The council of Harbour Street meets on Tuesdays and hears every neighbour who wants to speak about the flood wall.";

const PAGES: [string, string, ModelProposal[]][] = [
  [
    "a guide",
    GUIDE,
    [
      proposal({ kind: "strike", quotes: ["In this guide, we will look at everything around barrels."] }),
      proposal({ kind: "answer", quotes: [COVER], text: COVER }),
    ],
  ],
  [
    "a story",
    STORY,
    [
      proposal({ kind: "repeat", quotes: [COUNCIL] }),
      proposal({ kind: "answer", quotes: [LOAVES], text: LOAVES }),
    ],
  ],
  [
    "a page in German",
    GERMAN,
    [
      proposal({ kind: "answer", quotes: [FROST], text: FROST }),
      proposal({ kind: "source", quotes: [FROST] }),
    ],
  ],
  ["a late answer", BARRELS, [proposal({ kind: "answer", quotes: [ANSWER], text: ANSWER })]],
];

const cases = PAGES.flatMap(([name, html, proposals]) => [
  { name: `${name}, the local writer`, html, proposals: null },
  { name: `${name}, a model`, html, proposals },
]);

test.each(cases)("$name: any choice of edits says only what the page says", ({ html, proposals }) => {
  const subject = subjectOf(evidenceOf(html, { url: "https://garden.example/page" }));
  const read = readArticleSource(subject);
  if (!read) throw new Error("nothing to write from");
  const made = proposals
    ? checkedEdits(subject, read, proposals)
    : { edits: planEdits(subject, read), rejected: {} };
  const written = { source: read.blocks, ...made };
  if (proposals) expect(written.edits.length + count(written.rejected)).toBe(proposals.length);
  if (proposals) expect(written.edits.length).toBeGreaterThan(0);
  for (const ids of choices(written)) {
    const markdown = markdownOf(written, ids);
    expect(checkFaithfulness(markdown, { page: subject.page })).toEqual([]);
    expect(diffClaims(markdown, subject.page).filter(({ status }) => status === "added")).toEqual([]);
    expect(markdown).not.toMatch(/^#+ [^\n]*\n+(?:#|$(?![\s\S]))/m);
  }
  expect(markdownOf(written, [])).toBe(markdownOf({ ...written, edits: [] }, []));
});

const count = (rejected: RejectedProposals = {}) =>
  Object.values(rejected).reduce((sum, one) => sum + one, 0);

/** All, none, and each edit undone by itself. */
const choices = ({ edits }: { edits: readonly ProposedEdit[] }): string[][] => {
  const ids = edits.map(({ id }) => id);
  return [ids, [], ...ids.map((id) => ids.filter((other) => other !== id))];
};
