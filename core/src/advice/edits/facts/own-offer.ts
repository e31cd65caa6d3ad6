/** A guide that turns to its publisher's own product again and again without setting these parts apart. */
import type { Kind } from "../../../contract/reading.ts";
import { siteName, withoutSiteName } from "../../../reading/question/site-name.ts";
import { cuedSentence, hasCue } from "../../../sentences/sentence.ts";
import type { EditContext, Finder } from "../context.ts";

const GUIDES: ReadonlySet<Kind> = new Set<Kind>(["explainer", "how-to", "roundup", "comparison"]);
const MIN_NAME_LETTERS = 4;
const MIN_PLACES = 3;

export const findOwnOffer: Finder = (context) => {
  const { page, reading, pack } = context;
  const name = siteName(page)?.replace(/[®™©]/g, "").trim() ?? "";
  const topic = `${withoutSiteName(page.title ?? "", page)} ${reading.question}`.toLowerCase();
  if (!GUIDES.has(reading.kind) || name.length < MIN_NAME_LETTERS || topic.includes(name.toLowerCase())) return null;
  const places = page.blocks
    .slice(1)
    .filter(({ kind }) => kind === "paragraph" || kind === "heading" || kind === "list")
    .flatMap(({ text }) => text.split("\n"))
    .filter((text) => text.includes(name));
  const selling = places.filter((text) => SELLING.some((cue) => hasCue(cuedSentence(text, pack), cue)));
  const [first] = selling;
  if (places.length < MIN_PLACES || selling.length < MIN_PLACES - 1 || !first) return null;
  return {
    cause: "offer",
    evidence: "clear",
    fault: `${places.length} places in this guide speak for ${name}, whose page it is, in between neutral advice.`,
    do: `Gather them in one marked box about ${name}, and keep the rest neutral.`,
    at: first,
    effort: "low",
  };
};

const SELLING = ["promotion", "callToAction", "service", "pluralSelf"] as const;
