import { expect, test } from "vitest";
import { CHECKS, type CheckName, FAULTS } from "../../contract/reading.ts";
import { readPage } from "../../page/read-page.ts";
import { checkedModelReading, isEmptyReading, type ModelReading, NO_MARKS } from "./model-reading.ts";
import { pageForModel } from "./page-for-model.ts";

const ANSWER = "Cold brew should steep for 16 to 18 hours at room temperature.";
const LATE = "Strain the coffee through a paper filter and keep it cold.";
const filler = Array.from({ length: 40 }, (_, n) => `Batch ${n} used the same beans and the same water.`);
const html = `<title>How long should cold brew steep?</title><main><article>
<h1>How long should cold brew steep?</h1><p class="byline">By <span itemprop="author">Mara Lind</span></p>
<p>${ANSWER} A “coarse” grind keeps it clear.</p><p>${filler.join(" ")}</p>
<h2>What you need</h2><ul><li>Paper filter</li><li>Glass jar</li></ul>
<p>${LATE}</p><p hidden>Our secret award-winning coffee is the best in the world.</p></article></main>`;
const page = pageForModel(readPage(html, "https://coffee.example/cold-brew"));

const NO_CHECKS = {
  ...Object.fromEntries(CHECKS.map((name) => [name, { quote: "", verdict: "no" }])),
  figures: { quote: ANSWER, verdict: "yes" },
  steps: { quote: LATE, verdict: "no" },
};
const said = (change: Partial<ModelReading> = {}): ModelReading => ({
  kind: "how-to",
  question: "How long should cold brew steep?",
  alsoAsked: [],
  answer: { sentences: [ANSWER], isList: false, items: [] },
  checks: NO_CHECKS as ModelReading["checks"],
  marks: NO_MARKS,
  better: [],
  ...change,
});
const checks = (change: Partial<ModelReading["checks"]>) =>
  checkedModelReading(said({ checks: { ...said().checks, ...change } }), page);
const answer = (sentences: string[], items: string[] = []) =>
  checkedModelReading(said({ answer: { sentences, isList: items.length > 0, items } }), page);

test("a reading that the page confirms is accepted whole, and the place is computed", () => {
  const { accepted, rejected } = checkedModelReading(said(), page);
  expect(accepted).toMatchObject({ kind: "how-to", question: "How long should cold brew steep?" });
  expect(accepted.answer).toMatchObject({ level: "answers", sentences: [ANSWER], place: "opening" });
  expect(Object.keys(accepted.checks)).toHaveLength(CHECKS.length);
  expect(rejected).toEqual({ kind: 0, question: 0, sentences: 0, items: 0, checks: 0 });
});

test("letter case, spacing and quotation marks may differ, and the page's own spelling is kept", () => {
  const { accepted } = answer([
    "COLD BREW should  steep for 16 to 18 hours at room\ntemperature.",
    'a "coarse" grind keeps it clear.',
  ]);
  expect(accepted.answer?.sentences).toEqual([ANSWER, "A “coarse” grind keeps it clear."]);
});

test("sentences that aren't on the page are rejected, and an answer made of them only is dropped", () => {
  const mixed = answer(["Cold brew should steep for 90 hours at room temperature.", LATE]);
  expect(mixed.accepted.answer).toMatchObject({ sentences: [LATE], place: "later" });
  expect(mixed.rejected.sentences).toBe(1);
  expect(answer(["Cold brew cures every known illness."]).accepted.answer).toBeNull();
});

test("words too short to prove anything, parts of longer words and hidden text are rejected", () => {
  expect(answer(["Cold brew"]).accepted.answer).toBeNull();
  expect(answer(["old brew should steep for 16"]).accepted.answer).toBeNull();
  expect(answer(["Our secret award-winning coffee is the best in the world."]).accepted.answer).toBeNull();
});

test("a model may say that nothing on the page answers the question", () => {
  expect(answer([]).accepted.answer).toMatchObject({ level: "none", sure: false, place: "none" });
});

test("list items have to be on the page, and one item isn't a list", () => {
  expect(answer([], ["- Paper filter", "Glass jar", "Espresso machine"])).toMatchObject({
    accepted: { answer: { level: "none", isList: true, items: ["Paper filter", "Glass jar"] } },
    rejected: { items: 1 },
  });
  expect(answer([LATE], ["Glass jar", "Espresso machine"]).accepted.answer?.isList).toBe(false);
});

test("an unknown kind and a question about something else are dropped on their own", () => {
  const { accepted, rejected } = checkedModelReading(
    said({
      kind: "poem",
      question: "Who won the football league?",
      alsoAsked: ["Which filter keeps coffee cold?"],
    }),
    page,
  );
  expect(accepted).toMatchObject({
    kind: null,
    question: null,
    alsoAsked: ["Which filter keeps coffee cold?"],
  });
  expect(rejected).toMatchObject({ kind: 1, question: 1 });
});

test.each([
  ["too long", `cold brew ${"steep ".repeat(40)}`],
  ["an address", "cold brew steep https://evil.example/cold"],
  ["empty", "  "],
])("a question that is %s is dropped", (_name, question) => {
  expect(checkedModelReading(said({ question }), page).accepted.question).toBeNull();
});

const everything = (verdict: (name: CheckName) => string, quote: (name: CheckName) => string = () => "") =>
  checkedModelReading(
    said({
      checks: Object.fromEntries(
        CHECKS.map((name) => [name, { verdict: verdict(name), quote: quote(name) }]),
      ) as ModelReading["checks"],
    }),
    page,
  ).accepted;

test.each([
  ["finds nothing applicable", everything(() => "na")],
  ["quotes nothing", everything((name) => (name === "steps" ? "no" : "na"))],
  [
    "finds no fault",
    everything(
      (name) => (FAULTS.has(name) ? "no" : "yes"),
      (name) => filler[CHECKS.indexOf(name)] ?? "",
    ),
  ],
  [
    "invents most of its quotes",
    everything(
      (name) => (name === "faq" ? "no" : "yes"),
      (name) => (name === "figures" ? ANSWER : name === "steps" ? LATE : `The page is a great ${name}.`),
    ),
  ],
])("a reply that %s is not used at all", (_name, accepted) => {
  expect(isEmptyReading(accepted)).toBe(true);
});

test("yes needs words of the page, no and na don't, and a check of the whole page needs none", () => {
  const { accepted, rejected } = checks({
    faq: { quote: "", verdict: "yes" },
    figures: { quote: ANSWER, verdict: "yes" },
    headings_tell: { quote: "", verdict: "yes" },
    steps: { quote: "", verdict: "na" },
    named_author: { quote: "Mara Lind", verdict: "yes" },
  });
  expect(accepted.checks).toMatchObject({
    headings_tell: { verdict: "yes", quotes: [] },
    steps: { verdict: "na" },
    named_author: { verdict: "yes", quotes: ["Mara Lind"] },
  });
  expect(accepted.checks.faq).toBeUndefined();
  expect(rejected.checks).toBe(1);
});

test("an invented quote rejects the verdict whatever it is, and so does an unknown verdict", () => {
  const invented = "Experts agree that this page is the best.";
  const { accepted, rejected } = checks({
    expert_quotes: { quote: invented, verdict: "yes" },
    faq: { quote: "", verdict: "unsure" },
  });
  expect(accepted.checks).not.toHaveProperty("expert_quotes");
  expect(accepted.checks).not.toHaveProperty("faq");
  expect(rejected.checks).toBe(2);
});

test("whether the answer comes early is measured: a quote from the end doesn't prove it", () => {
  expect(
    checks({ answer_early: { quote: LATE, verdict: "yes" } }).accepted.checks.answer_early,
  ).toBeUndefined();
  expect(
    checks({ answer_early: { quote: ANSWER, verdict: "yes" } }).accepted.checks.answer_early,
  ).toBeDefined();
});

test("one planted sentence can't prove every check", () => {
  const planted = Object.fromEntries(CHECKS.map((name) => [name, { quote: LATE, verdict: "yes" }]));
  const { accepted } = checkedModelReading(said({ checks: planted as ModelReading["checks"] }), page);
  expect(accepted.checks).toEqual({});
});

test.each([null, "text", 7, [], { kind: "how-to" }, { ...said(), checks: {} }])(
  "something that isn't a reading (%j) is accepted in no part",
  (value) => expect(isEmptyReading(checkedModelReading(value, page).accepted)).toBe(true),
);
