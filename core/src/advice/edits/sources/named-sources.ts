/** Sources that the text names without a link. */
import { externalLinksByBlock } from "../../../facts/numbers/numbers.ts";
import { english } from "../../../language/packs/en.ts";
import { lowerWords } from "../../../language/words.ts";
import type { Candidate } from "../../../reading/sentences/candidates.ts";
import { isProse } from "../../../sentences/prose.ts";
import { type Finder, onPage } from "../context.ts";

/** How far behind "according to" the name may come. */
const NAME_REACH = 30;
const NAME = /^[\s\p{Ll}]{0,12}\p{Lu}\p{L}{2,}/u;

/** A university or department may also be where someone studied or works. English only. */
const WORKPLACES = english.words("workplace");

/** "A study by Cornell", not "according to reports". */
function namesSource(one: Candidate): boolean {
  const { line } = one;
  return (
    isProse(one.line) &&
    line.cues.some(({ cue, at, length }) => {
      const phrase = line.words.slice(at, at + length).join(" ");
      const end = line.text.toLowerCase().indexOf(phrase) + phrase.length;
      return (
        cue === "attribution" &&
        length > 1 &&
        !WORKPLACES.has(phrase) &&
        NAME.test(line.text.slice(end, end + NAME_REACH))
      );
    })
  );
}

/** "The 2024 Census report found", "Orrin's annual survey showed": a document, by its name. */
const NAMED_DOCUMENT =
  /\p{Lu}[\p{L}&.]+(?:['’]s)? (?:\d{4} |\p{Ll}+ |\p{Lu}\p{L}+ ){0,3}(?:report|survey|study|index|census|review|poll)\b (?:from \d{4} )?(?:found|finds|shows|showed|says|said|reports|reported|estimates|estimated|puts|suggests)\b/u;

/** "Its October review" and "This study" were named before. */
function namesDocument({ text }: Candidate["line"]): boolean {
  const [name = ""] = NAMED_DOCUMENT.exec(text) ?? [];
  const [first = ""] = lowerWords(name);
  return name !== "" && !BACKWARD.has(first);
}
const BACKWARD = english.words("article", "possessive", "demonstrative", "quantifier");

/** A document that is named and isn't linked where it is named, whatever else the text links to. */
export const findUnlinkedDocument: Finder = (context) => {
  const links = externalLinksByBlock(context.page);
  const found = context.sentences.find(
    ({ line }) => isProse(line) && namesDocument(line) && (links.get(line.block) ?? []).length === 0,
  );
  const at = onPage(context, found?.line.text);
  if (!at) return null;
  return {
    cause: "sources",
    evidence: "clear",
    fault: "This sentence names a document and doesn't link to it.",
    do: "Link the document where you name it.",
    at,
    needs: "the address of the document",
    effort: "low",
  };
};

/** The text names where something comes from, and readers can't get there. */
export const unlinkedSource: Finder = (context) => {
  const named = context.sentences.find(namesSource);
  const at = onPage(context, named?.line.text);
  if (!at) return null;
  return {
    cause: "sources",
    audit: "inline-citations",
    evidence: "clear",
    fault: "The text names sources, but links to none of them.",
    do: "Link the source named here, and then the others.",
    at,
    needs: "the address of the source named here",
    effort: "low",
  };
};
