/** The same article in two languages: seven English pages, each with its translation. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { analyze } from "../analysis/analyze.ts";
import { evidenceOf } from "../analysis/testing/evidence.ts";
import type { AnalysisResult } from "../contract/analysis-result.ts";
import type { PageReading } from "../contract/reading.ts";
import { lowerWords } from "../language/words.ts";

/** What a reader would call the same result. Word counts, slugs and lengths of titles differ between translations. */
const MAX_DIFFERENCE = 5;

const PAIRS: [page: string, language: string][] = [
  ["heat-pump", "de"],
  ["emergency-water", "fr"],
  ["accessibility-checkers", "es"],
  ["induction-or-gas", "it"],
  ["si-prefixes", "pt"],
  ["window-cleaning", "nl"],
  ["dense-bread", "pl"],
];

type Analyzed = { html: string; url: string; result: AnalysisResult & { reading: PageReading } };

function analyzed(html: string): Analyzed {
  const url = /rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? "https://docs.example.org/page";
  const result = analyze(evidenceOf(html, { url }));
  if (!result.reading) throw new Error("no reading");
  return { html, url, result: { ...result, reading: result.reading } };
}

const fixture = (page: string, language: string): Analyzed =>
  analyzed(
    readFileSync(fileURLToPath(import.meta.resolve(`./testing/translated/${page}.${language}.html`)), "utf8"),
  );

const withoutSpaces = (text: string) => text.replace(/\s+/g, "");
const withoutTags = (html: string) => html.replace(/<[^>]*>/g, "");

/** Quotes may run across tags, and may come from attributes such as the description. */
function missingQuotes({ html, result }: Analyzed): string[] {
  const { reading, audits } = result;
  const source = withoutSpaces(withoutTags(html)) + withoutSpaces(html);
  return [
    ...audits.flatMap((audit) => audit.quotes),
    ...Object.values(reading.details).flatMap((detail) => detail.quotes),
    ...reading.answer.sentences,
    ...reading.answer.items,
  ].filter((quote) => !source.includes(withoutSpaces(quote)));
}

/** Words of the question that are neither on the page nor in its address. */
function foreignWords({ html, url, result }: Analyzed): string[] {
  const known = new Set([...lowerWords(withoutTags(html)), ...lowerWords(url)].flatMap(partsOf));
  return lowerWords(result.reading.question)
    .flatMap(partsOf)
    .filter((word) => !known.has(word));
}
const partsOf = (word: string) => word.split("-");

/** Less sure, a kind is a guess that learning again may turn. */
const SURE = 0.5;

test("two languages of a page are the same kind, where the engine is sure of both", () => {
  const readings = PAIRS.map((pair) => [pair[1], "en"].map((code) => fixture(pair[0], code).result.reading));
  const sure = readings.filter((both) => both.every(({ kindSure }) => kindSure >= SURE));
  expect(sure.length).toBeGreaterThan(0);
  for (const [translated, english] of sure) expect(translated?.kind).toBe(english?.kind);
});

describe.each(PAIRS)("%s in English and in %s", (page, language) => {
  const english = fixture(page, "en");
  const translated = fixture(page, language);

  test("the scores differ by 5 points at the most", () => {
    const [one, other] = [english.result.score.score, translated.result.score.score];
    expect(Math.abs(one - other), `${one} and ${other}`).toBeLessThanOrEqual(MAX_DIFFERENCE);
  });

  test("the question is in the words of the page", () => {
    expect(foreignWords(translated)).toEqual([]);
    expect(translated.result.reading.question).not.toBe(english.result.reading.question);
  });

  test("every quote is on the page, and no check is skipped for want of word lists", () => {
    expect(missingQuotes(translated)).toEqual([]);
    expect(translated.result.leftOut).toBeNull();
  });
});

test("an author and a date that readers see are found in every language", () => {
  const dated = PAIRS.map(([page, language]) => {
    const { author, published, modified } = fixture(page, language).result.reading;
    return [language, author, published, modified];
  });
  const desk = "Citeworthy Docs Desk";
  expect(dated).toEqual([
    ["de", desk, "2026-02-10", "2026-09-03"],
    ["fr", desk, "2026-01-15", "2026-08-20"],
    ["es", desk, "2025-11-04", null],
    ["it", desk, null, "2026-04-21"],
    ["pt", desk, "2022-11-18", "2022-11-18"],
    ["nl", null, null, null],
    ["pl", null, null, null],
  ]);
});

const SWEDISH = `<!doctype html><html lang="sv"><head><title>Hur fungerar en värmepump?</title></head><body><main><article>
<h1>Hur fungerar en värmepump?</h1>
<p>En värmepump är en maskin som tar värme från luften utomhus, marken eller vattnet och flyttar in den i en byggnad. Den
fungerar som ett omvänt kylskåp: ett köldmedium förångas vid låg temperatur, en kompressor höjer trycket och temperaturen,
och värmen avges inomhus.</p>
<h2>Vad säger värmefaktorn?</h2>
<p>Värmefaktorn är den avgivna värmen delad med den el som används just då. Om pumpen ger 6 kilowatt värme och drar 2
kilowatt el är värmefaktorn 3. Eftersom den flyttar värme i stället för att skapa den ger den mer energi än den förbrukar.</p>
<h2>När är en värmepump inte rätt val?</h2>
<p>I ett dåligt isolerat hus med små element måste vattnet vara mycket varmt. Då sjunker värmefaktorn, och driften blir
dyrare. Inköpspriset är oftast högre än för en gaspanna.</p></article></main></body></html>`;

test("a page in a language without word lists says so and keeps the checks that need no words", () => {
  const { result } = analyzed(SWEDISH);
  const scored = result.audits.filter((audit) => audit.outcome === "scored").map((audit) => audit.id);

  expect(result.leftOut).toMatchObject({ language: "sv", audits: expect.arrayContaining(["past-events"]) });
  expect(result.score.explanation).toContain("word lists that we don't have for this language");
  expect(scored).toEqual(
    expect.arrayContaining(["title-tag", "description", "heading-order", "served-text", "search-crawlers"]),
  );
});

/** The page names two drawbacks; without Swedish words the engine can't know, so it must not deny it. */
test("nothing is said about the wording of a page whose words are unknown", () => {
  const { leftOut } = analyzed(SWEDISH).result;
  expect(leftOut?.audits).toEqual(
    expect.arrayContaining(["promotional-wording", "balanced-view", "unsupported-claims"]),
  );
});

test("a page without word lists still has a question in its own words and no invented quotes", () => {
  const swedish = analyzed(SWEDISH);
  expect(foreignWords(swedish)).toEqual([]);
  expect(swedish.result.reading.question).toContain("värmepump");
  expect(missingQuotes(swedish)).toEqual([]);
});
