/** A short page of our own whose right reading is known, and how many points of it a reading gets right. */
import type { CheckName, Kind, Verdict } from "@citeworthy/core/contract/reading";
import type { Evidence } from "@citeworthy/core/evidence";
import type { KnownPart } from "@citeworthy/core/product/models/model-test";

/** It isn't worded like the question and isn't the first sentence: finding it takes reading. */
const ANSWER =
  "Half white vinegar and half water, boiled once and left for 20 minutes, takes the limescale out of an electric kettle.";

const HTML = `<!doctype html>
<html lang="en"><head><title>White Crust in the Kettle, and How It Comes Off</title></head><body>
<article>
<h1>White Crust in the Kettle, and How It Comes Off</h1>
<p>By <span class="author" rel="author">Dana Whitfield</span>, updated <time datetime="2026-03-03">March 3, 2026</time></p>
<p>One of our readers buys a new kettle every spring, because the old one turns white inside. There is a cheaper way. ${ANSWER} Where the water is hard, that is worth doing once a month.</p>
<h2>What the crust is</h2>
<p>Limescale is the hard layer of calcium carbonate that hot water leaves behind. It slows the boil and flakes into the cup.</p>
<h2>How to take it off, step by step</h2>
<ol>
<li>Fill the kettle halfway, one part white vinegar to one part water.</li>
<li>Bring it to the boil and switch it off.</li>
<li>Wait 20 minutes, then pour the mix out.</li>
<li>Boil fresh water twice and pour it away each time.</li>
</ol>
<h2>What we found with six kettles</h2>
<p>We tried this on six kettles in our own workshop and weighed each one before and after. Twenty minutes took off 94% of the layer on average. A whole hour took off no more than that.</p>
<h2>Where it doesn't work</h2>
<p>Rust stays where it is. A bare aluminium inside is attacked by vinegar, so use citric acid in such a kettle and stop after five minutes.</p>
</article>
</body></html>`;

const ADDRESS = "https://kettle.example/white-crust";

export const knownEvidence = (now: Date): Evidence => ({
  requestedUrl: ADDRESS,
  url: ADDRESS,
  redirects: [],
  status: 200,
  headers: { "content-type": "text/html; charset=utf-8" },
  html: HTML,
  bytes: Buffer.byteLength(HTML),
  timings: { firstByteMs: null, totalMs: null },
  robots: null,
  sitemap: null,
  botAnswers: null,
  now: now.toISOString(),
});

/** What engines are asked in a test, word for word. */
export const KNOWN_QUESTION = "How do I descale an electric kettle?";

/** A reading reduced to what is compared. */
export type ReadPoints = {
  kind: Kind | null;
  question: string | null;
  sentences: readonly string[];
  checks: Partial<Record<CheckName, Verdict>>;
};

/** Where two verdicts are defensible, both are right. */
const RIGHT_CHECKS: [CheckName, string, Verdict[]][] = [
  ["answer_early", "The answer is in the first lines", ["yes"]],
  ["named_author", "The author is named", ["yes"]],
  ["visible_date", "A date is shown", ["yes"]],
  ["steps", "The steps are in order", ["yes"]],
  ["first_hand", "The authors measured something themselves", ["yes"]],
  ["limits_told", "The limits are named", ["yes"]],
  ["outside_sources", "No outside source is named", ["no"]],
  ["expert_quotes", "No expert is quoted", ["no", "na"]],
  ["promotional", "The text doesn't sell", ["no"]],
];

const REMOVAL = /descal|remov|clean|get\b.*\b(rid|off|out)\b|take\b.*\b(off|out)\b|come\b.*\boff\b/i;

export const comparedWithKnown = ({ kind, question, sentences, checks }: ReadPoints): KnownPart[] => [
  { about: "The page is a how-to", isRight: kind === "how-to" },
  {
    about: "The question is how a kettle gets rid of limescale",
    isRight: /kettle/i.test(question ?? "") && REMOVAL.test(question ?? ""),
  },
  { about: "The sentence that answers it", isRight: sentences[0] === ANSWER },
  ...RIGHT_CHECKS.map(([name, about, verdicts]) => {
    const said = checks[name];
    return { about, isRight: said !== undefined && verdicts.includes(said) };
  }),
];
