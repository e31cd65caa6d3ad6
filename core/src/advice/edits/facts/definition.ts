/** A page that never says what its subject is. English questions only. */
import { phrasesOfAll } from "../../../language/packs/all.ts";
import { alternatives, WORD_END } from "../../../language/phrase-pattern.ts";
import type { EditContext, Finder } from "../context.ts";
import { leftOutTexts } from "../unread-parts.ts";

const ASKS_WHAT = /^what (?:is|are|'s) (?:an? |the )?([^?|:]{2,50}?)\??$/i;

/** The term a page is about: the one its question asks for, in the page's own words, or the name of what it offers. */
function keyTerm({ page, reading, promise }: EditContext): string | null {
  const asked = ASKS_WHAT.exec(reading.question)?.[1]?.trim();
  if (asked) return !promise.isList && page.text.toLowerCase().includes(asked.toLowerCase()) ? asked : null;
  if (reading.kind !== "home") return null;
  return page.publisher?.value ?? null;
}

export const findDefinition: Finder = (context) => {
  const term = context.reading.checks.key_term_defined === "no" ? keyTerm(context) : null;
  if (term === null || isDefined(context, term)) return null;
  return {
    cause: "definition",
    audit: "definitions",
    fault: `No sentence says what ${term} is.`,
    do: `Say in one sentence near the top what “${term}” is and whom it is for.`,
    needs: `one sentence that says what ${term} is`,
    effort: "low",
  };
};

const BE = new RegExp(
  `^\\W{0,3}(?:\\([^)]*\\) ?)?${alternatives(phrasesOfAll("tellsWhat"))}${WORD_END}`,
  "iu",
);
function isDefined({ page }: EditContext, term: string): boolean {
  const name = term.toLowerCase();
  return [page.text, ...leftOutTexts(page)].some((one) => {
    const text = one.toLowerCase();
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
      if (BE.test(text.slice(at + name.length, at + name.length + 40).trimStart())) return true;
    return false;
  });
}
