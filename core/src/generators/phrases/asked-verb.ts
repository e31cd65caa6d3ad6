/** The verb of "what is ...", for subjects that people ask the meaning of. */
import { english } from "../../language/packs/en.ts";
import { alternatives } from "../../language/phrase-pattern.ts";
import { isName } from "./noun-number.ts";
import type { Phrase } from "./phrase.ts";
import { searchOf } from "./search-forms.ts";
import { isProduct } from "./subject-kind.ts";

/** Singular mass nouns in -ing are mostly activities that nobody asks the meaning of. */
const ASKED_ING = new RegExp(`${alternatives(english.phrases("topic.askedIng"))}$`, "i");
/** Longer subjects are rarely asked about in this form. */
const MAX_WORDS = 2;

/** "What is GDPR", "what are heat pumps". Null where nobody asks, or where the noun may need an article. */
export function askedVerb(phrase: Phrase): "is" | "are" | null {
  const { number, core, intent, grammar, label } = phrase;
  const own = searchOf(phrase);
  const isShort = own.split(" ").length <= MAX_WORDS && !/\d| today$/.test(own);
  if (grammar !== "thing" || intent !== "guide" || label !== null || !isShort) return null;
  if (isName(core) || isProduct(phrase) || /equipment|gear|supplies/.test(core)) return null;
  if (/^[A-Z]{2,}$/.test(core)) return "is";
  if (number === "mass") return /ing$/.test(core) && !ASKED_ING.test(core) ? null : "is";
  return number === "plural" ? "are" : null;
}
