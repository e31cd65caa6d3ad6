/** Texts with few figures. */

import type { Kind } from "../../../contract/reading.ts";
import { figuresIn } from "../../../facts/numbers/numbers.ts";
import { english } from "../../../language/packs/en.ts";
import { alternatives, anyOf } from "../../../language/phrase-pattern.ts";
import { SPELLED_NUMBERS } from "../../../language/spelled-numbers.ts";
import { isProse } from "../../../sentences/prose.ts";
import { hasCue } from "../../../sentences/sentence.ts";
import { type EditContext, type Finder, onPage } from "../context.ts";
import { neededFigures } from "../needs.ts";
import { questionForms } from "../question.ts";
import { noPrice, priceUnanswered } from "./offer.ts";

const FIGURES = { cause: "figures", audit: "measured-facts", effort: "high" } as const;

export const findFigures: Finder = (context) =>
  noPrice(context) ??
  priceUnanswered(context) ??
  (context.reading.checks.figures === "yes" ? null : fewFigures(context));

/** One figure in so many words is few. */
const WORDS_PER_FIGURE = 300;
/** Where the reading too finds that figures are missing, more of them are still few. */
const WORDS_PER_FIGURE_WHEN_SURE = 120;
const MIN_CERTAINTY = 0.3;
const MAX_FEW = 5;

const fewFigures: Finder = (context) => {
  const { words, cells } = context.facts.text();
  const figures = shownFigures(context);
  const isSure = context.certainty("figures") >= MIN_CERTAINTY;
  const isFew =
    figures <= MAX_FEW && figures * (isSure ? WORDS_PER_FIGURE_WHEN_SURE : WORDS_PER_FIGURE) < words;
  if (!isFew || cells.some((cell) => /\d/.test(cell)) || countedDigits(context) > 3 * MAX_FEW) return null;
  if (CURRENCY.test(context.page.letters)) return null;
  const at = onPage(context, vagueSentence(context));
  if (!at && TEXT_WITHOUT_FIGURES.has(context.reading.kind) && !questionForms(context).has("quantity"))
    return null;
  return {
    ...FIGURES,
    evidence: figures === 0 ? "plain" : "weak",
    fault: `${amount(figures)} in ${words} words of text.`,
    do: at
      ? "Replace the vague words here with a figure, and add one or two that readers would ask for."
      : "Add two or three figures that readers would ask for.",
    at,
    needs: neededFigures(context),
  };
};

/** Explanations, instructions, reports and picks do without figures, unless their words call for one. */
const TEXT_WITHOUT_FIGURES: ReadonlySet<Kind> = new Set<Kind>([
  "explainer",
  "how-to",
  "reference",
  "news",
  "opinion",
  "roundup",
  "other",
]);

/** Prices in cards and menus aren't running text, but readers see them. */
const CURRENCY = /[$€£¥₹]\d/;

const amount = (figures: number): string => {
  if (figures === 0) return "We found no price, amount or duration";
  return figures === 1 ? "We found only one figure" : `We found only ${figures} figures`;
};

/** "Two to three hours", "fewer than three weeks"; "one" is mostly no figure. */
const SPELLED = new RegExp(
  `\\b(?:${SPELLED_NUMBERS.slice(2).join("|")})(?: (?:or|to) (?:\\w+))?[ -]${alternatives([...english.phrases("unit"), ...english.phrases("timeUnit")])}\\b`,
  "giu",
);

/** Those of the sentences, and all that readers see elsewhere: in labels, lists of cards, and spelled out. */
function shownFigures({ page, facts }: EditContext): number {
  const counted = facts.numbers().reduce((sum, { values }) => sum + values.length, 0);
  const seen = new Set(figuresIn(page.text).map((figure) => figure.toLowerCase()));
  const spelled = new Set((page.text.match(SPELLED) ?? []).map((figure) => figure.toLowerCase()));
  return Math.max(counted, seen.size) + spelled.size;
}

/** Every number on the page but years, so that "few" holds for what readers see. */
const countedDigits = ({ page }: EditContext): number =>
  (page.text.match(/\d[\d.,]*/g) ?? []).filter((digits) => !/^(?:19|20)\d\d$/.test(digits)).length;

/** Words where a reader asks: how much? English only. */
const VAGUE_WORDS = [
  "(?:significantly|substantially|dramatically|considerably) (?:faster|cheaper|lower|higher)",
  `(?:significantly|substantially|dramatically|considerably) ${alternatives(english.phrases("change"))}`,
  "affordable|inexpensive|costs? (?:very )?little|at a fraction of",
];
const VAGUE = anyOf(VAGUE_WORDS);

const vagueSentence = ({ sentences }: EditContext): string | undefined =>
  sentences.find(
    (one) =>
      isProse(one.line) &&
      VAGUE.test(one.line.text) &&
      !/\d/.test(one.line.text) &&
      !hasCue(one.line, "announcement"),
  )?.line.text;
