/** A guide that turns to its publisher's own product again and again without setting these parts apart. */
import type { Kind } from "../../../contract/reading.ts";
import { splitSentences } from "../../../facts/text/split-sentences.ts";
import { siteName, withoutSiteName } from "../../../reading/question/site-name.ts";
import { type CuedSentence, cuedSentence, hasCue } from "../../../sentences/sentence.ts";
import type { Finder } from "../context.ts";

const GUIDES: ReadonlySet<Kind> = new Set<Kind>(["explainer", "how-to", "roundup", "comparison"]);
const MIN_NAME_LETTERS = 4;
const MIN_PLACES = 3;
/** "The Orrin Post has a policy" is a note, "With Plotworks, you get" sells. */
const SELLING = ["you", "promotion", "service"] as const;

export const findOwnOffer: Finder = (context) => {
  const { page, reading, pack } = context;
  const name = siteName(page)?.replace(/[®™©]/g, "").trim() ?? "";
  const topic = `${withoutSiteName(page.title ?? "", page)} ${reading.question}`.toLowerCase();
  if (!GUIDES.has(reading.kind) || name.length < MIN_NAME_LETTERS || topic.includes(name.toLowerCase()))
    return null;
  const selling = page.blocks
    .slice(1)
    .filter(({ kind }) => kind === "paragraph" || kind === "heading" || kind === "list")
    .flatMap(({ text }) => text.split("\n").flatMap(splitSentences))
    .filter((text) => speaksFor(cuedSentence(text, pack), name));
  const [first] = selling;
  const isSelling = selling.some((text) => SELLING.some((cue) => hasCue(cuedSentence(text, pack), cue)));
  if (selling.length < MIN_PLACES || !first || !isSelling) return null;
  return {
    cause: "offer",
    evidence: "clear",
    fault: `${selling.length} sentences and headings of this guide speak for ${name}, whose page it is, in between neutral advice.`,
    do: `Gather what speaks for ${name} in one marked box, and keep the rest neutral.`,
    at: first,
    effort: "low",
  };
};

/** It begins a sentence of the text as what the sentence is about: "Plotworks delivers", "With Plotworks, you get". */
function speaksFor(sentence: CuedSentence, name: string): boolean {
  const [before = "", after] = sentence.text.split(name);
  if (after === undefined || hasCue(sentence, "callToAction")) return false;
  return /^(?:with |why choose )?$/i.test(before) && /^(?:['’]s |:|,| \p{L})/u.test(after);
}
