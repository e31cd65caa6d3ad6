/** What the audits that follow one verdict of the reading say. `analysis/checks.test.ts` tests the verdicts on pages. */
import { expect, test } from "vitest";
import { pageOf } from "../analysis/testing/run-audit.ts";
import { type GivenReading, runWithReading } from "../analysis/testing/with-reading.ts";
import { FAULTS, type Verdict } from "../contract/reading.ts";
import { allAudits } from "./all.ts";

const SENTENCE = "We measured 65 °C on October 1, 2026.";
const PAGE = pageOf(`<p>By Rosa Feld</p><h2>What we measured</h2><p>${SENTENCE}</p>`, {
  title: "Ten facts about heaps",
});

function finding(id: string, verdict: Verdict, { reading = {}, html = PAGE }: Case = {}) {
  const audit = allAudits.find((one) => one.id === id);
  if (!audit?.check) throw new Error(`${id} follows no check`);
  return runWithReading(audit, html, { checks: { [audit.check]: verdict }, quotes: [SENTENCE], reading });
}
type Case = Pick<GivenReading, "reading"> & { html?: string };

const isFault = (id: string) =>
  allAudits.some((audit) => audit.id === id && FAULTS.has(audit.check ?? "faq"));

const ROWS: readonly [id: string, passed: string, failed: string, fix: string][] = [
  [
    "answer-sentence",
    "One sentence answers the page's question on its own.",
    "We found no single sentence that answers the page's question on its own.",
    "Write one sentence",
  ],
  [
    "definitions",
    "The page says what its key term means.",
    "We found no sentence that says what the page's key term means.",
    "Add one sentence near the top",
  ],
  [
    "measured-facts",
    "The text gives concrete numbers.",
    "We found few or no concrete numbers in the text.",
    "Add two or three numbers",
  ],
  [
    "promotional-wording",
    "We found little or no promotional wording.",
    "The text uses promotional wording.",
    "Replace the praise",
  ],
  [
    "stuffing",
    "We found no keyword that is repeated unusually often.",
    "The text repeats its keywords unusually often.",
    "Replace some of the repeated keywords",
  ],
  [
    "title-promise",
    "The title says what the page delivers.",
    "The title “Ten facts about heaps” doesn't say what the page delivers.",
    "Change the title",
  ],
  ["topic-focus", "The page stays on its topic.", "Parts of the page leave its topic.", "Move the parts"],
  [
    "balanced-view",
    "The page mentions limits, drawbacks or exceptions.",
    "We found no mention of a limit, drawback or exception.",
    "Add a sentence that says when your main advice does not apply.",
  ],
  [
    "comparison-structure",
    "The page compares the options.",
    "Readers of this page choose between options, but we found no comparison.",
    "Put the options in a table",
  ],
  [
    "original-data",
    "The page gives first-hand information, such as its own test, data or experience.",
    "We found no information that only this page has, such as your own test, data or experience.",
    "Add what you measured",
  ],
  [
    "attributed-quotations",
    "The page quotes a named person.",
    "We found no quote from a named person.",
    "Quote a named expert",
  ],
  [
    "byline",
    "The page names its author.",
    "We found no author name on the page.",
    "Show the author's full name under the title.",
  ],
  [
    "inline-citations",
    "The text cites outside sources.",
    "We found no outside source behind the page's claims.",
    "Link your main claim",
  ],
  [
    "sourced-numbers",
    "The main numbers name or link their source.",
    "The page gives numbers, but we found no source for most of them.",
    "Name or link the source",
  ],
  [
    "unsupported-claims",
    "We found no strong claims without support.",
    "The page makes strong claims without support.",
    "Add a source to the strongest claim",
  ],
  [
    "visible-date",
    "Readers see a date: 2026-10-01.",
    "We found no date that readers can see.",
    "Show the date of the last update under the title.",
  ],
  [
    "faq-block",
    "The page answers its readers' questions one by one.",
    "We found no questions with their answers below.",
    "Add questions your readers ask",
  ],
  [
    "section-answers",
    "The headings say what is under them.",
    "Some headings don't say what is under them.",
    "Reword the vague headings",
  ],
  [
    "step-list",
    "The instructions are given as steps.",
    "The page explains how to do something, but we found no numbered steps.",
    "Turn the procedure into a numbered list",
  ],
  [
    "summary-block",
    "The page sums up its main points.",
    "We found no summary of the main points.",
    "Add three to five key takeaways",
  ],
];

test.each(ROWS)("%s", (id, passed, failed, fix) => {
  const [good, bad] = isFault(id) ? (["no", "yes"] as const) : (["yes", "no"] as const);
  expect(finding(id, good)).toMatchObject({ share: 1, found: passed, quotes: [SENTENCE], fix: null });
  expect(finding(id, bad)).toMatchObject({ share: 0, found: failed, fix: expect.stringContaining(fix) });
  expect([finding(id, "na").kind, finding(id, "unsure").kind]).toEqual(["not-applicable", "not-applicable"]);
});

test("every audit that is made of a check has its row", () => {
  const decided = allAudits.filter(({ check }) => check !== undefined).map(({ id }) => id);
  // The share of this one follows the opening, so it has its own tests.
  expect(ROWS.map(([id]) => id).toSorted()).toEqual(decided.filter((id) => id !== "early-answer").toSorted());
});

test("the author, the question and the title are named where they are known", () => {
  const reading = { author: "Rosa Feld", question: "how hot does a heap get" };
  expect(finding("byline", "yes", { reading })).toMatchObject({ found: "Author shown: Rosa Feld." });
  expect(finding("answer-sentence", "yes", { reading })).toMatchObject({
    found: "One sentence answers “how hot does a heap get” on its own.",
  });
  expect(finding("title-promise", "no", { html: `<p>${SENTENCE}</p>` })).toMatchObject({
    found: "The page has no title that says what it delivers.",
  });
});
