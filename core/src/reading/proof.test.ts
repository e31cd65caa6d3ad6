import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { analyze } from "../analysis/analyze.ts";
import { subjectOf } from "../analysis/subject.ts";
import { articleHtml, bodyParts, without } from "../analysis/testing/article.ts";
import { evidenceOf } from "../analysis/testing/evidence.ts";
import { GERMAN, GUIDE, STORY } from "../article/testing/pages.ts";
import { CHECKS, type CheckName } from "../contract/reading.ts";
import { parseTable } from "./linear.ts";
import { shippedModels } from "./models.ts";
import { lacksProof, proofsOf } from "./proof.ts";
import { materialWith, pageWith } from "./testing/material.ts";
import { missingFrom } from "./testing/on-page.ts";
import { unansweredPages } from "./testing/unanswered/all.ts";

const TRANSLATED = new URL("./testing/translated/", import.meta.url).pathname;
const translated = readdirSync(TRANSLATED)
  .filter((name) => name.endsWith(".html"))
  .map((name): [string, string] => [name, readFileSync(TRANSLATED + name, "utf8")]);
const PAGES: [string, string][] = [
  ["article", articleHtml()],
  ["article without its answer", articleHtml({ body: without(bodyParts(), "answer", "conclusion") })],
  ["guide", GUIDE],
  ["story", STORY],
  ["German page", GERMAN],
  ...unansweredPages.map((page): [string, string] => [page.title, page.html()]),
  ...unansweredPages.map((page): [string, string] => [`${page.title} with a lead`, page.html(page.lead)]),
  ...translated,
];

type Analysis = ReturnType<typeof analyze>;
const analyses = new Map<string, Analysis>();
/** Several tests look at the same pages, and an analysis is never changed. */
function analysisOf(html: string): Analysis {
  const analysis = analyses.get(html) ?? analyze(evidenceOf(html));
  analyses.set(html, analysis);
  return analysis;
}

test("there are more than a dozen pages to find quotes on", () => {
  expect(PAGES.length).toBeGreaterThan(12);
});

/** Names and dates have a test each: they may come from markup that nobody sees. */
const NAMES_AND_DATES: readonly CheckName[] = ["named_author", "visible_date"];

test.each(PAGES)("every quote of the reading is on the page: %s", (_name, html) => {
  const { reading, edits } = analysisOf(html);
  const checks = CHECKS.filter((check) => !NAMES_AND_DATES.includes(check));
  const quotes = [
    ...checks.flatMap((check) => reading?.details[check].quotes ?? []),
    ...(reading?.answer.sentences ?? []),
    ...(reading?.answer.items ?? []),
    ...(reading?.alsoAsked ?? []),
    ...(edits ?? [])
      .filter(({ about }) => !NAMES_AND_DATES.some((name) => name === about))
      .flatMap(({ at, before }) => [at ?? "", ...(before ?? "").split("\n")].filter((text) => text !== "")),
  ];
  expect(quotes.length).toBeGreaterThan(0);
  expect(missingFrom(html, quotes)).toEqual([]);
});

/** Per page, the quotes of a check that readers can't see. */
const unseen = (check: CheckName): string[] =>
  PAGES.flatMap(([name, html]) => {
    const quotes = analysisOf(html).reading?.details[check].quotes ?? [];
    return missingFrom(html, quotes).map((quote) => `${name}: ${quote}`);
  });

test("the author shown as proof is named where readers see it", () => {
  expect(unseen("named_author")).toEqual([]);
});

test("the date shown as proof is the one readers see, not an attribute of its tag", () => {
  expect(unseen("visible_date")).toEqual([]);
});

test("a verdict that asserts nothing quotes nothing, and no verdict quotes more than three times", () => {
  for (const [, html] of PAGES) {
    for (const { verdict, quotes } of Object.values(analysisOf(html).reading?.details ?? {})) {
      if (verdict === "unsure" || verdict === "na") expect(quotes).toEqual([]);
      expect(quotes.length).toBeLessThanOrEqual(3);
    }
  }
});

/** Models that answer this check with yes or no on every page. */
function readingWhere(check: CheckName, isYes: boolean, html: string) {
  const table = parseTable(`words\n0\n1\nyes.${check} ${isYes ? 9 : -9} 0`);
  const models = { ...shippedModels(), checks: table, answerChecks: table };
  return subjectOf(evidenceOf(html), { models }).facts.reading().details[check];
}
const BARE = pageWith("<p>Piles of leaves stay cool in the shade of a wall.</p>");

test("a yes without words to show becomes unsure", () => {
  for (const check of ["figures", "expert_quotes", "steps", "limits_told", "first_hand"] as const) {
    expect(readingWhere(check, true, BARE), check).toMatchObject({ verdict: "unsure", quotes: [] });
    expect(lacksProof(check, "yes", [])).toBe(true);
  }
});

test("the title's own question doesn't prove questions and answers", () => {
  expect(readingWhere("faq", true, BARE)).toMatchObject({ verdict: "unsure", quotes: [] });
});

test("a yes with words to show stays and shows them", () => {
  const sentence = "However, a compost heap under half a cubic metre never gets warm.";
  expect(readingWhere("limits_told", true, pageWith(`<p>${sentence}</p>`))).toMatchObject({
    verdict: "yes",
    quotes: [sentence],
  });
});

test("a no needs no words", () => {
  expect(readingWhere("visible_date", false, BARE)).toMatchObject({ verdict: "no", quotes: [] });
  expect(lacksProof("visible_date", "no", [])).toBe(false);
});

test("a page of under 200 words is too short to miss its limits", () => {
  const long = pageWith(
    `<p>Piles of leaves stay cool in the shade.</p>${"<p>Rain and wind cool the garden path beside the shed every autumn.</p>"}${Array.from({ length: 20 }, (_, at) => `<p>Bed ${at} of the garden gets water, straw and leaves in the spring of each year.</p>`).join("")}`,
  );
  expect(readingWhere("limits_told", false, BARE).verdict).toBe("unsure");
  expect(readingWhere("limits_told", false, long).verdict).toBe("no");
});

test("a yes about the page as a whole needs no sentence", () => {
  expect(lacksProof("stays_on_topic", "yes", [])).toBe(false);
});

test("a day with its year and a person's name that readers see are there, whatever the models say", () => {
  const signed = (line: string) =>
    pageWith(`<p class="byline">${line}</p><p>Piles of leaves stay cool in the shade.</p>`);
  const dated = pageWith(
    '<p>Updated <time datetime="2026-08-20">20 August 2026</time></p><p>Piles of leaves stay cool in the shade.</p>',
  );
  expect(readingWhere("visible_date", false, dated)).toMatchObject({
    verdict: "yes",
    quotes: ["20 August 2026"],
  });
  expect(readingWhere("visible_date", false, BARE).verdict).toBe("no");
  expect(readingWhere("named_author", false, signed("By Rosa de la Cruz"))).toMatchObject({
    verdict: "yes",
    quotes: ["Rosa de la Cruz"],
  });
  // A team, and the site itself.
  for (const team of ["By the Compost Team", "By Garden News Desk", "By Garden"])
    expect(readingWhere("named_author", false, signed(team)).verdict, team).not.toBe("yes");
});

test("what is on the page can't be missing: a no becomes unsure", () => {
  const defined = pageWith(
    "<p>A compost heap is a pile of leaves and kitchen waste that rots into soil.</p><p>Piles of leaves stay cool.</p>",
    { title: "What is a compost heap?" },
  );
  expect(readingWhere("key_term_defined", false, defined)).toMatchObject({ verdict: "unsure", quotes: [] });
});

test("headings that name the subject prove that headings tell, and labels and long lines don't", () => {
  const headings = [
    "In short",
    "A decade ago nobody spoke of compost at all, and today it is in every garden magazine",
    "Tools",
    "What belongs on a compost heap",
  ];
  const main = headings.map((name) => `<h2>${name}</h2><p>Leaves rot faster in small pieces.</p>`).join("");
  const material = materialWith(main, { title: "How to start a compost heap" });
  expect(proofsOf(material, [])("headings_tell", "yes")).toEqual(["What belongs on a compost heap"]);
});
