/** Learns how the models of a sentence are blended, and from which chances it is called the answer. */
import type { Decisions } from "../../../core/src/reading/decisions.ts";
import { learnFirst } from "../numeric/listwise.ts";
import { tableOf } from "../numeric/table.ts";
import { lowestChance } from "./lowest-chance.ts";
import type { Prediction, SentencePrediction } from "./predictions.ts";

type Model = keyof SentencePrediction["odds"];
const hundredths = (value: number): number => Math.round(value * 100) / 100;

export function learnAnswerDecisions(pages: readonly Prediction[]): Decisions["answer"] {
  const best = blendOf(pages, ["first", "answer", "neverQuote"]);
  const next = blendOf(pages, ["next", "neverQuote"]);
  const blend = { first: 1, answer: best.answer ?? 0, neverQuote: best.neverQuote ?? 0 };
  const firsts = pages
    .filter(({ label }) => label.answer.sentences.length > 0)
    .flatMap((page) => firstOf(page, blend) ?? []);
  return {
    best: blend,
    next: { neverQuote: next.neverQuote ?? 0 },
    assert: assertFrom(firsts),
    show: showFrom(firsts),
    list: listFrom(pages),
  };
}

/** The models say nearly the same, so a weak penalty would leave it to chance which of them counts. */
const BLEND = { ridge: 1, steps: 300 };

/** The weights that put the readers' sentences first, the first model's being 1. */
function blendOf(pages: readonly Prediction[], models: readonly Model[]): Partial<Record<Model, number>> {
  const sentences = pages.flatMap((page) => page.sentences);
  const table = tableOf(
    models,
    sentences.map(({ odds }) => models.map((model) => odds[model])),
    { isClipped: false },
  );
  let before = 0;
  const ranked = pages.map((page) => {
    const rows = page.sentences.map((_, at) => before + at);
    const chosen = rows.filter((_, at) => page.sentences[at]?.isAnswer);
    before += rows.length;
    return { rows, chosen };
  });
  const { weights } = learnFirst(table, ranked, BLEND);
  const plain = weights.map((weight, at) => weight / (table.scales[at] || 1));
  const unit = plain[0] || 1;
  return Object.fromEntries(models.map((model, at) => [model, hundredths((plain[at] ?? 0) / unit)]));
}

type Blend = Decisions["answer"]["best"];
const rankOf = ({ odds }: SentencePrediction, { first, answer, neverQuote }: Blend): number =>
  first * odds.first + answer * odds.answer + neverQuote * odds.neverQuote;

const firstOf = ({ sentences }: Prediction, blend: Blend): SentencePrediction | undefined =>
  sentences.toSorted((one, other) => rankOf(other, blend) - rankOf(one, blend))[0];

/** A sentence that is called the answer is one that readers chose at least this often. */
const ASSERTED = { minRight: 2 / 3, minCases: 12 };
/** Of the right sentences, this share may be left unshown. */
const MAX_UNSHOWN = 0.02;

const assertFrom = (firsts: readonly SentencePrediction[]): number =>
  lowestChance(
    firsts.map(({ chosen, isAnswer }) => ({ chance: chosen, isRight: isAnswer })),
    ASSERTED,
  ) ?? 1;

function showFrom(firsts: readonly SentencePrediction[]): number {
  const right = firsts.filter((one) => one.isAnswer).map((one) => one.chosen);
  const sorted = right.toSorted((one, other) => one - other);
  return Math.floor((sorted[Math.floor(sorted.length * MAX_UNSHOWN)] ?? 0) * 100) / 100;
}

/** The chance that tells lists from other answers best. */
function listFrom(pages: readonly Prediction[]): number {
  const lists = pages.filter(({ label }) => label.answer.is_list);
  const others = pages.filter(({ label }) => !label.answer.is_list);
  const share = (list: readonly Prediction[], is: (page: Prediction) => boolean) =>
    list.filter(is).length / Math.max(1, list.length);
  let best = { from: 0.5, fit: 0 };
  for (let from = 0.3; from <= 0.8; from = hundredths(from + 0.02)) {
    const fit = share(lists, (page) => page.list >= from) + share(others, (page) => page.list < from);
    if (fit > best.fit + 1e-9) best = { from, fit };
  }
  return best.from;
}
