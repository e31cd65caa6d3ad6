import { expect, test } from "vitest";
import { wordShare } from "./answers/word-share.ts";
import { passageDuel } from "./estimates/duel.ts";
import { estimateFor } from "./estimates/estimate.ts";
import type { SiteReading } from "./estimates/page-reading.ts";
import { topicFit } from "./estimates/topic-fit.ts";
import { canBeToldApart, scoreOfRate, wilsonInterval } from "./interval.ts";
import { averageScore, cellOpacity, monitorBand, rowName } from "./ratings.ts";
import { type KeptAnswer, scoreSite } from "./score-site.ts";

/** Chance with a seed (mulberry32), so that the figure below is the same on every machine. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

test.each([
  [0, 3, 0, 56],
  [1, 3, 6, 79],
  [3, 3, 44, 100],
  [7, 10, 40, 89],
  [0, 0, 0, 100],
])("%i of %i lies between %i and %i percent", (cited, counted, low, high) => {
  const found = wilsonInterval({ cited, counted });
  expect([Math.round(found.low * 100), Math.round(found.high * 100)]).toEqual([low, high]);
});

test("a rate is drawn to the middle, and differs from another only where the intervals do not meet", () => {
  expect(scoreOfRate({ cited: 3, counted: 3 })).toBe(8.8);
  expect(scoreOfRate({ cited: 0, counted: 10 })).toBe(0.5);
  const of = (cited: number) => wilsonInterval({ cited, counted: 10 });
  expect(canBeToldApart(of(1), of(8))).toBe(true);
  expect(canBeToldApart(of(4), of(8))).toBe(false);
});

test("bands, the average with a missing engine, opacity and names are as specified", () => {
  expect([8, 7.9, 6, 5.9, 4, 3.9].map(monitorBand)).toEqual([
    "excellent",
    "good",
    "good",
    "fair",
    "fair",
    "poor",
  ]);
  expect(averageScore({ perplexity: 6, openai: 6 })).toBe(4);
  expect([0, 5, 10].map(cellOpacity)).toEqual([0.3, 0.65, 1]);
  expect(rowName("https://www.example.com/x")).toBe("Example.com");
});

test("the word share counts the words that cite a site, earlier ones more, and divides shared ones", () => {
  const text = "One two three four. Five six seven eight.";
  const cite = (host: string, start: number, end: number) => ({ host, cited: true, spans: [{ start, end }] });
  const share = (citations: Parameters<typeof wordShare>[0]["citations"]) =>
    wordShare({ text, citations }, "https://a.example/x");
  expect(share([cite("a.example", 0, 19), cite("b.example", 20, 41)])).toBeCloseTo(1 / (1 + Math.exp(-0.5)));
  expect(share([cite("a.example", 0, 19), cite("b.example", 0, 19)])).toBe(0.5);
  expect(share([{ host: "a.example", cited: false, spans: [{ start: 0, end: 19 }] }])).toBeNull();
});

const page = (url: string, text: string, change: Partial<SiteReading> = {}): SiteReading => ({
  url,
  title: "Cold brew",
  names: [],
  wordCount: text.split(" ").length,
  passages: [{ text, heading: null }],
  coverage: { page: 1, headings: 0.5 },
  factors: { freshness: 0.5, authority: 0.5, structure: 0.5, technical: 0.5 },
  access: {
    perplexity: { allowed: true, reason: null },
    openai: { allowed: true, reason: null },
    gemini: { allowed: true, reason: null },
  },
  ...change,
});
const VAGUE = page(
  "https://own.example/a",
  "Everyone has an opinion on this. Cold brew depends on your beans.",
);
const CLEAR = page(
  "https://rival.example/b",
  "The best cold brew ratio is 1:8, rather than 1:4. In a 2026 test, 125 g of coffee needed 1 litre.",
);
const QUERY = "best cold brew ratio";

/** An engine whose true rate of citing the page is known; it fails or does not search now and then. */
function answersOf(next: () => number, truth: number, samples: number): KeptAnswer[] {
  return Array.from({ length: samples }, (_, at) => {
    const kept = { engine: "openai" as const, sample: at + 1, failure: null };
    const mood = next();
    if (mood < 0.05) return { ...kept, failure: "busy", answer: null };
    const host = next() < truth ? "own.example" : "other.example";
    const source = { url: `https://${host}/a`, host, title: null, position: 1, cited: true, spans: [] };
    const answer = {
      model: "m",
      text: "Said.",
      searched: mood >= 0.1,
      attribution: null,
      citations: [source],
    };
    return { ...kept, answer };
  });
}

test("over 600 runs with a known rate, the 95% interval covers the truth in 93 to 97% of cells", () => {
  const next = chance(6);
  for (const samples of [3, 5, 10]) {
    let covered = 0;
    let measured = 0;
    while (measured < 600) {
      const truth = next();
      const { interval } = scoreSite(
        "openai",
        QUERY,
        { url: VAGUE.url, reading: VAGUE },
        answersOf(next, truth, samples),
      );
      if (interval === null) continue; // nothing counted: an estimate, which has no interval
      measured++;
      if (truth >= interval.low && truth <= interval.high) covered++;
    }
    expect(covered / measured, `${samples} samples`).toBeGreaterThan(0.93);
    expect(covered / measured, `${samples} samples`).toBeLessThan(0.97);
  }
});

const OFF = page("https://off.example/", "Zebras run in herds across the open plains of Africa.", {
  title: "Zebras",
  coverage: { page: 0, headings: 0 },
});

test("the duel names a winner only where one page is off topic, and says what the own passage lacks", () => {
  const duel = passageDuel(QUERY, VAGUE, [CLEAR]);
  expect(duel).toMatchObject({ winner: "even", verdict: "Neither page answers this query in one passage." });
  expect(duel?.lacks.map(({ kind }) => kind)).toEqual(["terms", "numbers", "dates", "opening"]);
  expect(duel?.lacks[0]?.words).toEqual(["best", "ratio"]);
  const answering = { ...CLEAR, answer: "The best cold brew ratio is 1:8, rather than 1:4." };
  expect(passageDuel(QUERY, VAGUE, [answering])).toMatchObject({
    winner: "even",
    verdict: expect.stringContaining("can't tell which one an engine would cite"),
  });
  expect(passageDuel(QUERY, CLEAR, [OFF])?.winner).toBe("own");
  expect(passageDuel(QUERY, OFF, [CLEAR])?.winner).toBe("rival");
  expect(passageDuel(QUERY, OFF, [OFF])?.verdict).toBe("Neither page is about this query.");
  expect(passageDuel(QUERY, CLEAR, [])).toBeNull();
});

test("comparing words are missed only where the query asks for a comparison", () => {
  const kinds = (query: string) => passageDuel(query, VAGUE, [CLEAR])?.lacks.map(({ kind }) => kind);
  expect(kinds("cold brew ratio 1:8 versus 1:4")).toContain("comparison");
  expect(kinds(QUERY)).not.toContain("comparison");
});

test("the duel shows the passage that the table of topic fit shows", () => {
  const answer = "One part of coffee to eight parts of water is right for cold brew.";
  const passages = [...CLEAR.passages, { text: `${answer} Stir it well.`, heading: "In short" }];
  const rival = { ...CLEAR, passages, answer };
  expect(topicFit(QUERY, rival)).toMatchObject({ passage: answer, heading: "In short" });
  expect(passageDuel(QUERY, VAGUE, [rival])?.rival).toMatchObject({
    passage: `${answer} Stir it well.`,
    heading: "In short",
  });
});

test("a page is estimated higher the better it answers, and hardly at all where the engine's search may not read it", () => {
  const score = (reading: SiteReading, engine: "perplexity" | "openai" = "openai") =>
    estimateFor(engine, QUERY, reading).score;
  expect(score(CLEAR)).toBeGreaterThan(score(VAGUE) + 2);
  const refused = { ...CLEAR.access, openai: { allowed: false, reason: "OAI-SearchBot: Disallow: /" } };
  const closed = { ...CLEAR, access: refused };
  expect(score(closed)).toBeLessThan(1);
  expect(score(closed, "perplexity")).toBe(score(CLEAR, "perplexity"));
  expect(estimateFor("openai", QUERY, closed).analysis).toContain("OAI-SearchBot: Disallow: /");
  const elsewhere = page("https://x.example/", "Zebras run.", { coverage: { page: 0, headings: 0 } });
  expect(score(elsewhere)).toBeLessThanOrEqual(3);
});

test("a query in another script finds its passage", () => {
  const ratio = page("https://jp.example/", "水出しコーヒーの比率は1対8です。");
  const other = page("https://jp.example/b", "紅茶は手で摘みます。");
  expect(passageDuel("水出しコーヒーの比率", ratio, [other])?.winner).toBe("own");
});

test("of a heading without end, the duel compares the beginning", () => {
  const heading = `${"Cold brew ratio. ".repeat(300)}It takes 77 liters.`;
  const endless = { ...CLEAR, passages: CLEAR.passages.map((one) => ({ ...one, heading })) };
  const numbers = passageDuel(QUERY, VAGUE, [endless])?.lacks.find(({ kind }) => kind === "numbers");
  expect(numbers?.words ?? []).not.toContain("77 liters");
});
