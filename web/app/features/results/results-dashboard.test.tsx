import { SECTION_TITLE, SECTIONS } from "@citeworthy/core/contract";
import type { PageReading } from "@citeworthy/core/contract/reading";
import { storyOf, storySum } from "@citeworthy/core/report/score-story";
import { expect, test } from "vitest";
import { nextView } from "./edits/next-view.ts";
import type { ReadingChange } from "./reading/change-reading.ts";
import { ownReading } from "./reading/own-reading.ts";
import { ReadingForm } from "./reading/reading-form.tsx";
import type { ResultView } from "./result-view.ts";
import { ResultsDashboard } from "./results-dashboard.tsx";
import { rendered, result, served, view, words } from "./testing/sample-view.tsx";

const page = rendered(<ResultsDashboard view={view} />);
/** The same page beside one that the user named. */
const compared = { ...result, competitor_analysis: { ...result.competitor_analysis, measured: true } };
const dashboard = (of: ResultView) => words(rendered(<ResultsDashboard view={of} />));

test("a result opens on its title, seven sections with their badges, the overall score and its legend, nothing selected", () => {
  const shown = words(page);
  const rows = page.match(/<button id="section-.*?<\/button>/g) ?? [];

  expect(shown).toContain("Analyzing: My Great Post How hot is a compost heap?");
  expect(rows).toHaveLength(7);
  for (const [at, section] of SECTIONS.entries()) {
    const row = words(rows[at] ?? "");
    expect(row).toContain(SECTION_TITLE[section]);
    if (result[section].measured) {
      expect(row).toMatch(/(?:Low|High) Effort .*(?:Low|High) Impact/);
      expect(row).toContain(String(result[section].score.score));
    } else expect(row).toMatch(/ Not measured – $/);
  }
  expect(words(rows[3] ?? "")).toContain("Authority & E-E-A-T");
  expect(words(rows[4] ?? "")).toContain("Technical Impl.");
  const mean = SECTIONS.reduce((sum, section) => sum + result[section].score.score, 0) / 7;
  expect(page).toContain(`aria-label="Score ${Math.round(mean)} of 100`);
  expect(page).toMatch(
    /bg-good"><\/span>85-100 Excellent.*bg-fair-shape"><\/span>60-84 Good.*bg-poor"><\/span>0-59 Needs Work/,
  );
  expect(shown).toContain(
    "Select a Section Click on any section from the left panel to view detailed analysis and recommendations.",
  );
});

test("on a phone, where the sections are above, nothing speaks of a left panel", () => {
  const page = rendered(<ResultsDashboard view={view} />);
  expect(page).toMatch(/<p class="[^"]*max-lg:hidden">Click on any section from the left panel/);
  expect(page).toMatch(/<p class="[^"]* lg:hidden">Open a section above/);
});

test("the result says what the page was judged as and shows the words that answer its question", () => {
  const { reading } = result;
  if (!reading) throw new Error("no reading");
  const [sentence = ""] = reading.answer.sentences;
  const answer = { ...reading.answer, isList: false, level: "answers" as const };
  const read = { ...reading, kind: "how-to" as const, question: "How hot is compost?", answer };

  const shown = dashboard({ ...view, result: { ...result, reading: read } });

  expect(shown).toContain("Judged as: How-to guide. Question: How hot is compost?");
  expect(shown).toContain("This sentence answers it");
  expect(shown).toContain(sentence);
});

test("a reading that is hardly more than a guess is called one", () => {
  const { reading } = result;
  if (!reading) throw new Error("no reading");
  const unsure = { ...reading, kindBy: "engine" as const, kindSure: 0.2 };
  const sure = { ...reading, kindBy: "user" as const, kindSure: 0.2 };
  expect(dashboard({ ...view, result: { ...result, reading: unsure } })).toContain(
    "We are not sure what kind of page this is.",
  );
  expect(dashboard({ ...view, result: { ...result, reading: sure } })).not.toContain("We are not sure");
});

test("a stored result without reading, edits, page text and crawlers still renders", () => {
  const { reading, edits, crawlerView, crawlers, ...older } = result;
  const shown = dashboard({ ...view, result: older, next: nextView(older) });
  expect(reading).toBeDefined();
  expect(edits).toBeDefined();
  expect(crawlerView).toBeDefined();
  expect(crawlers).toBeDefined();
  expect(shown).toContain("Overall GEO Score");
  expect(shown).toContain("Do this next");
  expect(shown).not.toContain("Judged as");
  expect(shown).not.toContain("Page text");
});

test("the overall score says that a part of it is estimated", () => {
  expect(dashboard({ ...view, result: compared })).toContain("Overall GEO Score Partly estimated");
  expect(dashboard(view)).toContain("Overall GEO Score Measured");
});

test("the story says what such pages usually score, what is better and worse, and a sum that holds", async () => {
  const shown = words(await served(<ResultsDashboard view={view} />));
  const story = storyOf(result);
  if (!story) throw new Error("no story");
  const { start, score, better, worse } = story;
  expect(shown).toContain(`usually score ${start}. This page scores ${score}.`);
  expect(shown).toContain(storySum(story));
  for (const row of better) expect(shown).toContain(row.found);
  for (const row of [...better, ...worse].slice(0, 8)) expect(shown).toContain(row.title);
  expect(shown).toMatch(/\d+ checks? ha(?:s|ve) no number:/);
  expect(shown).not.toMatch(/[+−]0\.0/);
});

test("a stored result from before differences were kept has no story, and no points", async () => {
  const { start, ...score } = result.score;
  const audits = result.audits.map(({ difference, ...audit }) => audit);
  const older = { ...result, audits, score: { ...score, explanation: "As stored." } };
  const shown = words(
    await served(<ResultsDashboard view={{ ...view, result: older, next: nextView(older) }} />),
  );
  expect(shown).not.toContain("usually score");
  expect(shown).toContain("Do this next");
  expect(shown).not.toMatch(/[+−]\d+\.\d points/);
});

test("without edits, rules say that none is sure, and a model that none is needed", () => {
  const shown = (model: string | null, score = 90) =>
    dashboard({
      ...view,
      result: { ...view.result, score: { ...view.result.score, score } },
      next: { edits: [], more: [], notes: [], model },
    });
  expect(shown(null)).toContain("No edit that we are sure of By our own rules.");
  expect(shown("a model")).toContain("Nothing you must change We found no fault that an editor would fix.");
  expect(shown("a model", 50)).toContain("No edit that we are sure of By a model and our own rules.");
});

test("an edit shows its fault, what to write instead and what only the author knows", () => {
  const [first] = view.next.edits;
  if (!first) throw new Error("no edit");
  const edit = { ...first, before: "Old words.", after: "New words.", afterBy: "page" as const };
  const edits = [{ ...edit, needs: "the monthly cost, with its source" }];
  const shown = dashboard({ ...view, next: { ...view.next, edits } });
  expect(shown).toContain(first.fault);
  expect(shown).toContain("Write instead New words.");
  expect(shown).toContain("You need: the monthly cost, with its source.");
});

test("where a requirement fails, no edit promises a higher score", () => {
  const gates = [{ id: "search-crawlers", passed: false, found: "robots.txt blocks PerplexityBot." }];
  const shown = dashboard({ ...view, result: { ...result, gates } });
  expect(shown).toContain("Some AI engines cannot read or quote this page robots.txt blocks PerplexityBot.");
  expect(shown).toContain("The score can't rise above 40 until the problem above is fixed.");
});

test("the score says which of its parts are measured, which estimated and which neither", async () => {
  const named = SECTIONS.filter((section) => !result[section].measured)
    .map((section) => SECTION_TITLE[section])
    .join(", ");
  const shown = async (of: ResultView) => words(await served(<ResultsDashboard view={of} />));
  expect(await shown(view)).toMatch(new RegExp(`sections measured, [a-z]+ not measured ${named}`));
  expect(words(page)).toContain(`Not measured: ${named}.`);
  expect(await shown({ ...view, result: compared })).toMatch(
    /sections measured, one estimated, [a-z]+ not measured Competitor Analysis: no AI engine was asked/,
  );
});

const DIESEL = "How do I repair a diesel injection pump?";
const reads = (read: Partial<PageReading>): ResultView => {
  const { reading } = result;
  if (!reading) throw new Error("no reading");
  return { ...view, result: { ...result, reading: { ...reading, question: DIESEL, ...read } } };
};

test("a page that isn't about the question asked says so before anything else", () => {
  const shown = dashboard(reads({ questionBy: "user", isOffTopic: true }));
  expect(shown.indexOf(`This page isn't about “${DIESEL}”.`)).toBeGreaterThan(0);
  expect(shown.indexOf(`This page isn't about “${DIESEL}”.`)).toBeLessThan(shown.indexOf("Judged as"));
  expect(shown).not.toContain("What costs most");
});

const UNANSWERED = { level: "none", sure: false, sentences: ["It is warm."], place: "none" } as const;

test("a page that doesn't answer the question asked says so; a question we guessed isn't held against it", () => {
  const { reading } = result;
  if (!reading) throw new Error("no reading");
  const answer = { ...reading.answer, ...UNANSWERED, sentences: [...UNANSWERED.sentences] };
  const asked = dashboard(reads({ questionBy: "user", answer }));
  expect(asked).toContain(`This page doesn't answer “${DIESEL}”.`);
  expect(asked).toContain("That limits every section to 59 points.");
  expect(dashboard(reads({ questionBy: "engine", answer }))).not.toContain("This page doesn't answer");
});

const change: ReadingChange = {
  ...{ isOpen: false, isBusy: false, asker: "answer", problem: null, was: null },
  open() {},
  close() {},
  judge() {},
};
const owned = (of: ResultView, now = change) => served(<ResultsDashboard view={of} own={ownReading(now)} />);

test("the owner has the question in a field, and uses one of the closest sentences, rules it out, or marks another", async () => {
  const { reading } = result;
  if (!reading) throw new Error("no reading");
  const closest = ["It reaches 60 degrees.", "It cools after a month."];
  const answer = { ...reading.answer, level: "closest" as const, sentences: closest, isList: false };
  const markup = await owned(reads({ questionBy: "user", answer }));
  const field = rendered(<ReadingForm reading={{ ...reading, question: DIESEL }} change={change} />);
  expect(field).toMatch(new RegExp(`<textarea[^>]*name="question"[^>]*>${DIESEL.replace("?", "\\?")}<`));
  for (const sentence of closest) {
    expect(words(markup)).toContain(`Use as opening : ${sentence}`);
    expect(words(markup)).toContain(`Not this : ${sentence}`);
  }
  expect(words(markup)).toContain("Mark another sentence as the answer");
  expect(words(markup)).not.toContain("Let the engine decide");
  expect(dashboard(reads({ answer }))).not.toContain("Use as opening");
});

test("what was ruled out is listed for the owner, to be undone", async () => {
  const { reading } = result;
  if (!reading) throw new Error("no reading");
  const answer = { ...reading.answer, ruledOut: ["It cools after a month."] };
  expect(words(await owned(reads({ answer })))).toMatch(/It cools after a month\. Undo/);
  expect(dashboard(reads({ answer }))).not.toContain("You ruled these out");
});

test("a marked answer can be taken back, and a refused one says why", async () => {
  const { reading } = result;
  if (!reading) throw new Error("no reading");
  const answer = { ...reading.answer, level: "answers" as const, by: "user" as const };
  const shown = words(await owned(reads({ answer }), { ...change, problem: "This sentence isn't there." }));
  expect(shown).toContain("Marked as the answer");
  expect(shown).toContain("Let the engine decide");
  expect(shown).toContain("This sentence isn't there.");
  expect(shown).toContain("It stays where it is");
});
