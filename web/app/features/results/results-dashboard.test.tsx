import { analyze } from "@citeworthy/core/analysis";
import { type Enhancement, SECTION_TITLE, SECTIONS } from "@citeworthy/core/contract";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { Competitors, itemsOf } from "./competitors.tsx";
import type { ResultView } from "./result-view.ts";
import { ResultsDashboard } from "./results-dashboard.tsx";
import { SectionDetail } from "./section-detail.tsx";

const url = "https://garden.example/guides/my-great-post";
const html = `<html lang="en"><head><title>How hot is a compost heap?</title></head><body><main><article><h1>How hot is a compost heap?</h1>${"<p>A compost heap is a pile of garden waste that reaches 60 degrees within a week in summer.</p><p>It cools to 30 degrees after a month, according to the growers of the valley.</p>".repeat(3)}</article></main></body></html>`;
const result = analyze({
  requestedUrl: url,
  url,
  redirects: [],
  status: 200,
  headers: {},
  html,
  bytes: html.length,
  timings: { firstByteMs: 180, totalMs: 420 },
  robots: null,
  sitemap: null,
  botAnswers: null,
  now: "2026-11-15T08:00:00.000Z",
});
const view: ResultView = { url, result, evidence: {}, plan: null, history: [] };
const words = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replace(/\s+/g, " ");
const page = renderToStaticMarkup(
  <MemoryRouter>
    <ResultsDashboard view={view} />
  </MemoryRouter>,
);

test("a result opens on its title, seven sections with their badges, the overall score and its legend, nothing selected", () => {
  const shown = words(page);
  const rows = page.match(/<button[^>]*aria-expanded.*?<\/button>/g) ?? [];

  expect(shown).toContain("Analyzing: My Great Post");
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

test("a section shows its title, badges, score, analysis, the breakdown of its score and numbered recommendations", () => {
  for (const section of SECTIONS.filter((one) => one !== "competitor_analysis")) {
    const markup = renderToStaticMarkup(<SectionDetail section={section} view={view} strongOnly={false} />);
    const shown = words(markup);
    const { content, score } = result[section];
    expect(shown).toMatch(/(?:Low|High) Effort .*(?:Low|High) Impact/);
    expect(markup).toContain(`aria-label="Score ${score.score} of 100`);
    expect(shown).toContain(`Analysis ${content.description.slice(0, 40)}`);
    expect(shown).toContain("Score Breakdown");
    expect(shown).toContain(score.explanation);
    expect(shown).toContain("Optimization Recommendations 1 ");
  }
});

const dashboard = (of: ResultView) =>
  words(
    renderToStaticMarkup(
      <MemoryRouter>
        <ResultsDashboard view={of} />
      </MemoryRouter>,
    ),
  );

test("the result says what the page was judged as and shows the words that answer its question", () => {
  const { reading } = result;
  if (!reading) throw new Error("no reading");
  const [sentence = ""] = reading.answer.sentences;
  const answer = { ...reading.answer, isList: false, level: "answers" as const };
  const read = { ...reading, kind: "how-to" as const, question: "How hot is compost?", answer };

  const shown = dashboard({ ...view, result: { ...result, reading: read } });

  expect(shown).toContain("Judged as a how-to. Question: How hot is compost?");
  expect(shown).toContain(`This sentence answers it ${sentence}`);
});

test("a stored result without a reading still renders", () => {
  const { reading, ...older } = result;
  const shown = dashboard({ ...view, result: older });
  expect(reading).toBeDefined();
  expect(shown).toContain("Overall GEO Score");
  expect(shown).not.toContain("Judged as");
});

test("checks that had no pages to compare with are not listed", () => {
  expect(result.audits.find(({ id }) => id === "fact-gap")?.outcome).toBe("not-applicable");
  const shown = words(
    renderToStaticMarkup(<SectionDetail section="competitor_analysis" view={view} strongOnly={false} />),
  );
  expect(shown).not.toContain("Numbers compared with others");
});

test("a section without an applicable check says where its score comes from, also on paper", () => {
  const audits = result.audits.map((audit) => ({
    ...audit,
    outcome: "not-applicable" as const,
    share: null,
  }));
  const empty = { ...view, result: { ...result, audits } };
  for (const onPaper of [false, true]) {
    const detail = (
      <SectionDetail section="interactive_elements" view={empty} strongOnly={false} onPaper={onPaper} />
    );
    const shown = words(renderToStaticMarkup(detail));
    expect(shown).toContain(result.interactive_elements.score.explanation);
    expect(shown).not.toContain("has all its points");
  }
});

const stored = (name: string): Enhancement => ({
  content: `Cited for its table: https://${name}.example/tides (more)\\nSpecific elements to implement: a table of tides.`,
});
const five = ["one", "two", "three", "four", "five"].map(stored);

test("of five references Perplexity has the first three and ChatGPT the rest; each leads out and says why", () => {
  expect(itemsOf(five, "perplexity")).toEqual(five.slice(0, 3));
  expect(itemsOf(five, "chatgpt")).toEqual(five.slice(3));
  const markup = renderToStaticMarkup(<Competitors items={five} />);
  const shown = words(markup);
  expect(shown).toMatch(/Perplexity ChatGPT Google AI Overviews Coming Soon/);
  expect(shown.match(/Why Perplexity Mentions This:/g)).toHaveLength(3);
  expect(shown).toContain("Top Competitors");
  expect(shown).not.toMatch(/Specific elements|https:/);
  expect(markup).toContain('href="https://one.example/tides" target="_blank" rel="noopener');
});

test("a reference that no engine was asked for says so beside its reason", () => {
  const item: Enhancement = {
    link: "https://one.example/tides",
    reason: "The page links to it.",
    provenance: "estimated",
  };
  expect(words(renderToStaticMarkup(<Competitors items={[item]} />))).toContain(
    "Estimated Why Perplexity Mentions This: Estimated, no engine was asked. The page links to it.",
  );
});
