/** A niche as a group of people, so that it fits after "for": "dentist" becomes "Dentists", "real estate" becomes "Real Estate Professionals". */
import { titleCase } from "../phrases/casing.ts";
import { nounNumber } from "../phrases/noun-number.ts";

const PERSON = /(?:er|or|ist|ian|ant|eur|coach|mom|dad|parent|student|freelancer)$/i;
const WHOLE_FIELD = /(?:industry|sector|market|trade|field|community|business)$/i;

export function nicheGroup(niche: string): string {
  const name = titleCase(niche).replace(/^(?:The|An?) /, (article) => article.toLowerCase());
  if (nounNumber(niche) === "plural" || /^the /.test(name) || / (?:and|&) /i.test(niche)) return name;
  if (WHOLE_FIELD.test(name)) return `the ${name}`;
  return PERSON.test(name)
    ? `${name}${/ch$/.test(name) ? "es" : "s"}`.replace(/^an? /, "")
    : `${name} Professionals`;
}
