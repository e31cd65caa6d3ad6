/** Sources that the text names without a link. */
import { english } from "../../../language/packs/en.ts";
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
