import { expect, test } from "vitest";
import { aboutOwnSite, readAnswer } from "./read-answer.ts";
import { sourceLibrary } from "./source-library.ts";
import {
  askedAt,
  keptAnswer,
  OWN,
  pageHtml,
  readAnswers,
  readPage,
  unreadPage,
} from "./testing/scripted-run.ts";

const KETTLE = "https://kettlelab.example/ratios";
const FORUM = "https://beanforum.example/t/4411";
const FILLER = "<p>Good coffee starts with good water and a little patience in the morning.</p>";
const own = readPage(
  OWN.url,
  pageHtml("How much coffee?", `${FILLER}<p>We sell the starter set for $34.</p>`),
);
const kettle = readPage(
  KETTLE,
  pageHtml("Ratios", `<p>Use 60 grams of coffee per liter of water.</p>${FILLER}`),
);
const forum = unreadPage(FORUM, "refused", "robots.txt");

const TEXT =
  "Use 60 g of coffee per liter of water.[1] Brew Notes sells a starter set for $29.[2] It keeps well.";

test("every claim is compared with each page it cites and with the user's page", () => {
  const { readings } = readAnswers(
    [keptAnswer(TEXT, [`${KETTLE}?utm_source=openai`, OWN.url, FORUM])],
    [own, kettle, forum],
  );
  const [answer] = readings;
  expect(answer?.sources).toMatchObject([
    { position: 1, role: "cited", isOwn: false, state: "read", title: "Ratios" },
    { position: 2, role: "cited", isOwn: true, state: "read" },
    { position: 3, role: "dropped", isOwn: false, state: "refused", reason: "robots.txt" },
  ]);
  expect(answer).toMatchObject({ reportsDropped: true, searched: true, askedAt: askedAt(14) });
  const [ratio, price] = answer?.claims ?? [];
  expect(ratio).toMatchObject({
    cites: [1],
    supports: [{ verdict: "supported", quote: { text: "Use 60 grams of coffee per liter of water." } }],
    own: { url: OWN.url, verdict: "not_supported" },
    judgedBy: "rules",
  });
  expect(price).toMatchObject({
    cites: [2],
    supports: [{ verdict: "not_supported", note: "The page says $34, not $29." }],
  });
});

test("a page that wasn't read decides nothing, and the note says why", () => {
  const text = "Most members use 70 grams per liter.[1] Others use 60 grams.[2]";
  const unread = "https://late.example/";
  const gone = { ...kettle, reading: null };
  const { readings } = readAnswers([keptAnswer(text, [FORUM, KETTLE, unread])], [own, forum, gone]);
  expect(readings[0]?.claims.map(({ supports }) => supports[0])).toMatchObject([
    { verdict: "not_checked", quote: null, note: "The site didn't let us read the page." },
    { verdict: "not_checked", note: "The page was read, but its text is no longer kept." },
  ]);
  expect(readings[0]?.sources.map(({ state }) => state)).toEqual(["refused", "expired", "left_out"]);
});

test("an engine that gave no answer has no reading", () => {
  const failed = { engine: "gemini" as const, sample: 1, failure: "timeout", answer: null };
  expect(readAnswer(failed, { askedAt: askedAt(1), own: OWN, library: sourceLibrary([]) })).toBeNull();
});

test("about the user's site are claims that cite a page of it or name it", () => {
  const blog = "https://www.brewnotes.example/blog/grind";
  const text = `Use 60 grams per liter of water.[1] Grind the beans coarse for a press.[2] Brew Notes also tests kettles.`;
  const { readings } = readAnswers([keptAnswer(text, [KETTLE, blog])], [own, kettle]);
  const [answer] = readings;
  expect(answer && aboutOwnSite(answer, OWN).claims.map((claim) => claim.text)).toEqual([
    "Grind the beans coarse for a press.",
    "Brew Notes also tests kettles.",
  ]);
});
