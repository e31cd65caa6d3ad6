import { expect, test } from "vitest";
import { evidenceOf } from "../analysis/testing/evidence.ts";
import { toMarkdown } from "../article/rendering/to-markdown.ts";
import { gardenPage } from "../article/testing/pages.ts";
import { ANSWER, BARRELS, proposal } from "../article/testing/proposed.ts";
import { optimizeArticle } from "./optimize-article.ts";
import { scoreKept } from "./score-kept.ts";
import { scoreRewrite } from "./score-rewrite.ts";

const evidence = evidenceOf(BARRELS, { url: "https://garden.example/cost" });
const GREETING = "Welcome back to the rain barrel blog!";
const proposals = [
  proposal({ kind: "answer", quotes: [ANSWER], text: ANSWER }),
  proposal({ kind: "retitle", quotes: ["Overview"], text: "Plastic and oak rain barrels" }),
  proposal({ kind: "strike", quotes: [GREETING] }),
];
const made = () => {
  const article = optimizeArticle(evidence, { proposals });
  if (!article) throw new Error("nothing to write from");
  const { source, edits, comparison } = article;
  return { ...article, edited: { source, edits, before: comparison.before }, ids: edits.map(({ id }) => id) };
};

test("all edits score as the article did, and none score as the page", () => {
  const { edits, edited, ids, comparison, claims } = made();
  expect(edits.filter(({ by }) => by === "model")).toHaveLength(3);
  const all = scoreKept(evidence, edited, ids);
  expect(all).toEqual({ after: comparison.after, changes: comparison.changes, claims });
  expect(scoreKept(evidence, edited, [])).toMatchObject({ after: comparison.before, changes: [] });
});

test("a choice in between has its own score and claims", () => {
  const { edited, ids, comparison } = made();
  const strike = edited.edits.find(({ before }) => before === GREETING)?.id;
  const kept = scoreKept(
    evidence,
    edited,
    ids.filter((id) => id !== strike),
  );
  const greeting = kept?.claims.find(({ text }) => text.startsWith("Welcome back"));
  expect(greeting?.status).toBe("kept");
  expect(kept?.after.sections).not.toEqual(comparison.before.sections);
});

test("a page whose text has changed since isn't scored", () => {
  const { edited, ids } = made();
  const changed = evidenceOf(BARRELS.replace("$180 in most shops", "$190 in most shops"), {
    url: evidence.url,
  });
  expect(scoreKept(changed, edited, ids)).toBeNull();
});

test("a rewrite that is the page's own text scores what the page scores", () => {
  const { edited } = made();
  const { before, after, changes } = scoreRewrite(evidence, toMarkdown(edited.source));
  expect(after).toEqual(before);
  expect(changes).toEqual([]);
});

const COSTS = gardenPage(
  "How much does a rain barrel cost?",
  `<p>Welcome back to the garden blog! Sign up for our newsletter and never miss a post.</p>
<p>In this post we will look at everything you need to know before you buy. Water is precious, and every gardener knows the feeling of an empty can on a hot evening. Many of us carried buckets as children and swore never to do it again.</p>
<p>Gardens have always been places of rest, and a good garden asks for patience. Some people love roses, others grow beans, and nearly all of them talk about the weather. The shops know this and put their barrels by the door as soon as spring begins.</p>
<p>It pays to think about your roof, your soil and your neighbours first. A barrel is with you for a long time, so take an afternoon for the choice and ask around.</p>
<h2>Overview</h2><p>Plastic is light and easy to move. Oak looks better next to a wooden house and weighs three times as much.</p>
<h2>Prices</h2><p>${ANSWER} A stand adds $25 to the price, and a diverter kit for the downpipe costs $40.</p>
<h2>More</h2><p>Installing a rain barrel takes about two hours with a saw and a drill. A plumber charges $120 for the same work, according to <a href="https://city.example.gov/barrels">the city's price list of 2026</a>.</p>
<p>Don't forget to share this post with your friends!</p>`,
);

test("an answer that the user gave stays at the top, even if the engine prefers another", () => {
  const answer = "Installing a rain barrel takes about two hours with a saw and a drill.";
  const given = { question: "How long does installing a rain barrel take?", answer };
  const article = optimizeArticle(evidenceOf(COSTS, { url: evidence.url }), given);
  const first = article?.edits.find(({ kind }) => kind === "opening");
  expect([article?.verdict.outcome, first?.after]).toEqual(["improved", answer]);
});
