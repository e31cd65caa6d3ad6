/** A niche so that it fits after "for": "dentist" becomes "Dentists"; "real estate" and "budget travel" stay fields, not people. */
import { english } from "../../language/packs/en.ts";
import { alternatives, endings } from "../../language/phrase-pattern.ts";
import { titleCase } from "../phrases/casing.ts";
import { nounNumber } from "../phrases/noun-number.ts";

const PERSON = new RegExp(`${endings(english.phrases("topic.personEnding"))}$`, "i");
const WHOLE_FIELD = new RegExp(`${alternatives(english.phrases("topic.field"))}$`, "i");

export function nicheGroup(niche: string): string {
  const name = titleCase(niche).replace(/^(?:The|An?) /, (article) => article.toLowerCase());
  if (nounNumber(niche) === "plural" || /^the /.test(name) || / (?:and|&) /i.test(niche)) return name;
  if (WHOLE_FIELD.test(name)) return `the ${name}`;
  return PERSON.test(name) ? `${name}${/ch$/.test(name) ? "es" : "s"}`.replace(/^an? /, "") : name;
}
