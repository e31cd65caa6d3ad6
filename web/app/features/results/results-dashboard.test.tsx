import { SECTION_TITLE, SECTIONS } from "@citeworthy/core/contract";
import { expect, test } from "vitest";
import { nextView } from "./edits/next-view.ts";
import type { ResultView } from "./result-view.ts";
import { ResultsDashboard } from "./results-dashboard.tsx";
import { rendered, result, view, words } from "./testing/sample-view.tsx";

const page = rendered(<ResultsDashboard view={view} />);
const dashboard = (of: ResultView) => words(rendered(<ResultsDashboard view={of} />));

test("a result opens on its title, seven sections with their badges, the overall score and its legend, nothing selected", () => {
  const shown = words(page);
  const rows = page.match(/<button id="section-.*?<\/button>/g) ?? [];

  expect(shown).toContain("Analyzing: My Great Post How hot is a compost heap?");
  expect(rows).toHaveLength(7);
  for (const [at, section] of SECTIONS.entries()) {
    const row = words(rows[at] ?? "");
    expect(row).toContain(SECTION_TITLE[section]);
    expect(row).toMatch(/(?:Low|High) Effort .*(?:Low|High) Impact/);
    expect(row).toContain(String(result[section].score.score));
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
  const measured = Object.fromEntries(SECTIONS.map((section) => [section, "measured"]));
  const all = { ...result, provenance: measured as typeof result.provenance };
  expect(dashboard(view)).toContain("Overall GEO Score Partly estimated");
  expect(dashboard({ ...view, result: all })).toContain("Overall GEO Score Measured");
});

test("a page without edits says that nothing has to be done", () => {
  const next = { ...view.next, edits: [], largestGain: 0.3 };
  const shown = dashboard({ ...view, next });
  expect(shown).toContain("Nothing you must do No edit would add more than half a point.");
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
  expect(shown).not.toContain("becomes up to");
});

test("the score says which of its parts are measured and which estimated", () => {
  expect(words(page)).toContain(
    "Six sections measured, one estimated Competitor Analysis: no AI engine was asked",
  );
});
