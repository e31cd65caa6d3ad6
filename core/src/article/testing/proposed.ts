/** For tests: what becomes of a model's proposals on a page. */
import { type Questioned, subjectOf } from "../../analysis/subject.ts";
import { evidenceOf } from "../../analysis/testing/evidence.ts";
import { applyEdits } from "../apply-edits.ts";
import { checkedEdits } from "../proposals/checked-edits.ts";
import type { ModelProposal } from "../proposals/model-edits.ts";
import { toMarkdown } from "../rendering/to-markdown.ts";
import { readArticleSource } from "../source/article-source.ts";
import { gardenPage } from "./pages.ts";

export const BARRELS = gardenPage(
  "How much does a rain barrel cost?",
  `<p>Welcome back to the rain barrel blog! Sign up for our newsletter and never miss a post on rain barrels.</p>
<p>Water is precious, and every gardener knows the feeling of an empty can on a hot evening. Many of us carried buckets as children and swore never to do it again.</p>
<p>Gardens have always been places of rest, and a good garden asks for patience. Some people love roses, others grow beans, and nearly all of them talk about the weather. The shops know this and put their rain barrels by the door as soon as spring begins.</p>
<h2>Overview</h2>
<p>Plastic is light and easy to move. Oak looks better next to a wooden house and weighs three times as much.</p>
<p>A rain barrel is a closed container that collects water from a roof.</p>
<p>What does a lid do? A lid keeps leaves and mosquitoes out of the rain barrel.</p>
<h2>Prices</h2>
<p>A rain barrel of 200 litres costs between $60 and $180 in most shops. A stand adds $25 to the price, and a diverter kit for the downpipe costs $40.</p>
<p>Plastic costs $60 to $90, oak costs $120 to $180 and steel costs $140.</p>
<p>About 35% of all barrels are sold in April.</p>
<h2>More</h2>
<p>A barrel kit holds:</p><ul><li>a barrel</li><li>a tap</li><li>a hose</li></ul>
<p>First drill a hole near the bottom. Then screw in the tap with tape. Finally set the barrel on its stand.</p>
<p>A lid keeps the leaves and mosquitoes out of a rain barrel. This saves a lot of work in autumn.</p>
<p>Installing a rain barrel takes about two hours with a saw and a drill.</p>`,
);

export const ANSWER = "A rain barrel of 200 litres costs between $60 and $180 in most shops.";

export const proposal = (change: Partial<ModelProposal> & Pick<ModelProposal, "kind">): ModelProposal => ({
  quotes: [],
  text: "",
  before: "",
  reason: "It helps readers to find the answer.",
  ...change,
});

/** `markdown` is the text with every edit that passed. */
export function proposed(proposals: readonly ModelProposal[], html = BARRELS, given: Questioned = {}) {
  const evidence = evidenceOf(html, { url: "https://garden.example/cost" });
  const subject = subjectOf(evidence, { kind: "explainer", ...given });
  const read = readArticleSource(subject);
  if (!read) throw new Error("nothing to write from");
  const written = { source: read.blocks, ...checkedEdits(subject, read, proposals) };
  const edits = written.edits.map((edit) => ({ ...edit, points: 0 }));
  const markdownWith = (ids: readonly string[]) => toMarkdown(applyEdits(written.source, edits, ids));
  return {
    ...written,
    edits,
    markdown: markdownWith(edits.map(({ id }) => id)),
    original: markdownWith([]),
    markdownWith,
  };
}

/** The fault that a single proposal is rejected for; null if it is made. */
export function faultOf(change: Parameters<typeof proposal>[0], html = BARRELS): string | null {
  const { edits, rejected } = proposed([proposal(change)], html);
  return edits.length > 0 ? null : (Object.keys(rejected ?? {})[0] ?? "nothing was made or rejected");
}
