/** What readers see beside the text: the person who wrote it, and the day. No model has to guess them. */
import type { CheckName } from "../../contract/reading.ts";
import { english } from "../../language/packs/en.ts";
import { lowerWords } from "../../language/words.ts";
import type { PageModel } from "../../page/page-model.ts";
import { siteOf } from "../../page/site-of.ts";
import type { Material } from "../material.ts";
import { isSeen } from "../proof-words.ts";

/** Null where the check isn't one of these two, or nothing is shown. */
export function shownFact(material: Material, check: CheckName): string[] | null {
  const shown =
    check === "named_author" ? shownPersons(material) : check === "visible_date" ? shownDays(material) : [];
  return shown.length > 0 ? shown : null;
}

/** Names of persons: a team, a department or the site itself isn't one. */
export const shownPersons = (material: Material): string[] =>
  material.page.authors.filter((name) => isPersonName(name, material.page) && isSeen(material, name));

/** Days with their year: "Dec 23" may be of any. */
export const shownDays = (material: Material): string[] =>
  material.facts
    .dates()
    .visible.map(({ raw }) => raw)
    .filter((raw) => WITH_YEAR.test(raw) && isSeen(material, raw));

const WITH_YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)|\d[./-]\d\d?[./-]\d\d(?!\d)/;
/** "Ludwig van Beethoven", "MEG KINNARD", "Ana M. de la Cruz". */
const FULL_NAME = /^(?!The\s)\p{Lu}[\p{L}.'’-]*(?: (?:\p{Ll}{1,4} ){0,3}\p{Lu}[\p{L}.'’-]*){1,4}$/u;

/** "Compost Team", "Garden Press", "Staff". */
export const namesOrganization = (name: string): boolean =>
  lowerWords(name).some((word) => NO_PERSON.has(word));
const NO_PERSON = english.words("organization", "scholarly", "notName");

function isPersonName(name: string, { url, author }: PageModel): boolean {
  if (!FULL_NAME.test(name) || namesOrganization(name)) return false;
  // "Example Garden" at examplegarden.com, unless a line signs with it: "By Ada Lind".
  const site = siteOf(url)?.replace(/[^\p{L}\p{N}]/gu, "") ?? "";
  return author?.source === "byline" || !site.includes(lowerWords(name).join(""));
}
