/** How a page names its sections: whether its headings ask, count, or could be on any page. */

import { isStep, numberingOf } from "../../facts/text/numbering.ts";
import { isQuestion } from "../../language/is-question.ts";
import type { LanguagePack } from "../../language/language-pack.ts";
import { english } from "../../language/packs/en.ts";
import type { Heading } from "../../page/page-model.ts";
import { type Features, flag, log, type Material, rate } from "../material.ts";

/** Headings that any page could have; those of foreign pages may be English. */
export const isGeneric = (heading: string, pack: LanguagePack | null): boolean =>
  [english, pack].some((one) => one?.words("genericHeading").has(heading.toLowerCase()));
const isNumbered = (heading: string, pack: LanguagePack | null): boolean => {
  const numbering = numberingOf(heading);
  return numbering?.label === "" || isStep(numbering, pack);
};

export function headingFeatures(
  { page, facts, labels, lexicon }: Material,
  question: ReadonlySet<string>,
): Features {
  const headings = page.headings.filter(
    (one) => one.block !== null && one.level > 1 && one.text.trim() !== "",
  );
  const share = (test: (heading: Heading) => boolean) => rate(headings.filter(test).length, headings.length);
  const words = headings.map((one) => one.text.split(/\s+/).length);
  const named = new Set(headings.flatMap((one) => labels.labels(one.text)));
  const covers = (one: Heading) => lexicon.stemsOfText(one.text).some((stem) => question.has(stem));
  return {
    "headings.count": log(headings.length),
    "headings.none": flag(headings.length === 0),
    "headings.words": words.length === 0 ? 0 : words.reduce((sum, one) => sum + one, 0) / words.length,
    "headings.long": share((one) => one.text.split(/\s+/).length >= 4),
    "headings.questions": share((one) => isQuestion(one.text)),
    "headings.questionCount": log(headings.filter((one) => isQuestion(one.text)).length),
    "headings.generic": share((one) => isGeneric(one.text.trim(), lexicon.pack)),
    "headings.numbered": share((one) => isNumbered(one.text, lexicon.pack)),
    "headings.numberedCount": log(headings.filter((one) => isNumbered(one.text, lexicon.pack)).length),
    "headings.aboutQuestion": share(covers),
    "headings.unique": rate(new Set(headings.map((one) => one.text)).size, headings.length),
    "headings.wordsPer": rate(words.length, Math.max(1, facts.text().length / 1000)),
    "labels.faq": flag(named.has("faq")),
    "labels.conclusion": flag(named.has("conclusion")),
    "labels.pros": flag(named.has("pros")),
    "labels.cons": flag(named.has("cons")),
    "labels.comparison": flag(named.has("comparison")),
    "labels.steps": flag(named.has("steps")),
  };
}
