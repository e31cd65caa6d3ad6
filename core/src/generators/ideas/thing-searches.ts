/** Searches for a thing: guides, reviews, what it is. */
import { english } from "../../language/packs/en.ts";
import { alternatives } from "../../language/phrase-pattern.ts";
import { askedVerb } from "../phrases/asked-verb.ts";
import { asSearch } from "../phrases/casing.ts";
import type { Phrase } from "../phrases/phrase.ts";
import { broader, isPicked, searchOf, turned, withSuffix } from "../phrases/search-forms.ts";
import { isCollection, isPrice, isProduct, isVisit } from "../phrases/subject-kind.ts";
import { extend } from "./idea-keywords.ts";

const SUFFIXES = ["guide", "tips", "for beginners", "explained", "basics"];
/** A question asks about a fact, so tips and guides don't fit its keyword. */
const FACT_SUFFIXES = ["explained", "facts"];
/** Subjects that people read about rather than do. */
const FACTS = new RegExp(`${alternatives(english.phrases("topic.fact"))}$`, "i");
const PRODUCT_SUFFIXES = ["buying guide", "guide", "tips"];
const PRICE_SUFFIXES = ["guide", "explained"];

function suffixesFor(phrase: Phrase, isFact: boolean): readonly string[] {
  if (isPrice(phrase)) return PRICE_SUFFIXES;
  if (isProduct(phrase)) return PRODUCT_SUFFIXES;
  return isFact || FACTS.test(phrase.core) ? FACT_SUFFIXES : SUFFIXES;
}

export function ofThing(phrase: Phrase, isFact: boolean): string[] {
  const own = searchOf(phrase);
  const core = asSearch(phrase.core);
  const isChoice = phrase.intent === "choice" || phrase.intent === "comparison" || isCollection(phrase);
  const suffixes = isChoice ? [] : suffixesFor(phrase, isFact);
  return [
    own,
    ...picks(own, phrase),
    ...productSearches(phrase, core),
    ...maybe(turned(core)),
    ...(isChoice ? [core] : []),
    ...(isFact || isCollection(phrase) ? [] : whatIs(own, phrase)),
    ...suffixes.flatMap((suffix) => maybe(extend(own, suffix, phrase))),
    ...maybe(broader(core)),
  ];
}

const maybe = (search: string | null): string[] => (search === null ? [] : [search]);

function picks(own: string, phrase: Phrase): string[] {
  if (isPicked(own)) return [];
  if (/alternatives$/.test(own) || isVisit(phrase)) return [`best ${own}`, `free ${own}`];
  return / near me$/.test(own) || isCollection(phrase) ? [`best ${own}`] : [];
}

function productSearches(phrase: Phrase, core: string): string[] {
  if (!isProduct(phrase)) return [];
  const main = broader(core) ?? core;
  return [`best ${core}`, ...["reviews", "comparison"].flatMap((suffix) => maybe(withSuffix(main, suffix)))];
}

function whatIs(own: string, phrase: Phrase): string[] {
  if (phrase.intent === "definition") return [asSearch(phrase.given)];
  const verb = askedVerb(phrase);
  return verb === null ? [] : [`what ${verb} ${own}`];
}
