/** A company's guide that could be anybody's: it has no case, test or figure of its own. */
import type { Kind } from "../../../contract/reading.ts";
import { hasCue } from "../../../sentences/sentence.ts";
import type { EditContext, Finder } from "../context.ts";
import { SELLS } from "./offer.ts";

/** The others report, compare or list what exists. */
const KINDS: ReadonlySet<Kind> = new Set<Kind>(["explainer", "how-to", "opinion", "service"]);
/** Below it, four in ten of those pages did tell something of their own. */
const MIN_CERTAINTY = 0.5;
/** Who speaks of himself so often tells something of his own, whatever the reading thinks. */
const MAX_SELF_SENTENCES = 2;

export const findOwnCase: Finder = (context) => {
  const { reading, failed, certainty } = context;
  if (!KINDS.has(reading.kind) || !failed("original-data") || certainty("first_hand") < MIN_CERTAINTY)
    return null;
  // Code that readers can run is the author's own.
  if (context.page.blocks.some(({ kind }) => kind === "code")) return null;
  if (speaksOfSelf(context) || !isCompany(context)) return null;
  return {
    cause: "experience",
    audit: "original-data",
    fault: "Nothing on the page is your own: no test, no case, no figure that other pages lack.",
    do: "Add one case from your work where the text speaks in general: who it was, what was done, and the result in numbers.",
    needs: "one case you may name, with its result in numbers and its date",
    effort: "high",
  };
};

const speaksOfSelf = ({ sentences }: EditContext): boolean =>
  sentences.filter(({ line }) => hasCue(line, "singularSelf") || hasCue(line, "experience")).length >
  MAX_SELF_SENTENCES;

/** It has customers, so it has cases. */
const isCompany = ({ page }: EditContext): boolean =>
  [...page.boilerplate, ...page.blocks].some(({ text }) => SELLS.test(text));
