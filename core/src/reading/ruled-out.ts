/** Sentences that the user said don't answer the question: they are neither proposed as the answer nor quoted for it. */
import type { AnswerReading, PageReading } from "../contract/reading.ts";
import { askedAnswer } from "./asked/asked-answer.ts";
import type { AskedModel } from "./asked/asked-model.ts";
import { asksMore } from "./asked/asks-more.ts";
import { asAnswered } from "./check-readings.ts";
import type { Material } from "./material.ts";
import { type ReadingModels, shippedModels } from "./models.ts";
import type { ReadingParts } from "./read-reading.ts";
import { readAnswer } from "./sentences/answer.ts";

const keyOf = (text: string): string => text.replace(/\s+/g, " ").trim();

type RuledOut = {
  texts: readonly string[];
  models?: ReadingModels | undefined;
  askedModel?: AskedModel | undefined;
};

/** Sentences that aren't on the page are left out of the answer's `ruledOut`, so that the caller can tell. */
export function withRuledOut(
  parts: ReadingParts,
  material: Material,
  { texts, models = shippedModels(), askedModel }: RuledOut,
): ReadingParts {
  const ruled = new Set(texts.map(keyOf));
  const isRuledOut = (text: string) => ruled.has(keyOf(text));
  const { answer } = parts.reading;
  const ruledOut = [
    ...new Set(parts.candidates.map(({ line }) => keyOf(line.text)).filter((text) => ruled.has(text))),
  ];
  if (ruledOut.length === 0) return parts;
  const candidates = parts.candidates.map((one) =>
    isRuledOut(one.line.text) ? { ...one, chosen: 0, verified: 0, neverQuote: 1 } : one,
  );
  const { isList, items, isNumbered, opening } = answer;
  const without = { isList: false, entries: null };
  const { questionBy, isOffTopic = false } = parts.reading;
  const rest = () =>
    questionBy === "user" && asksMore(parts.question, material)
      ? askedAnswer(
          material,
          candidates,
          { ...without, question: parts.question, isOffTopic, isRuledOut },
          askedModel,
        )
      : readAnswer(material, candidates, { ...without, decisions: models.decisions });
  const next: AnswerReading =
    answer.by === "user"
      ? answer
      : {
          ...rest(),
          isList,
          items,
          ...(isNumbered && { isNumbered }),
          ...(opening !== undefined && { opening }),
        };
  const details = asAnswered(parts.reading.details, next);
  const checks = { ...parts.reading.checks, answer_quotable: details.answer_quotable.verdict };
  const reading = { ...parts.reading, checks, details, answer: { ...next, ruledOut } };
  return { ...parts, candidates, reading };
}

/** A model's answer gives way to the engine's where the user has ruled it out. */
export function keepRuledOut(reading: PageReading, { answer }: PageReading): PageReading {
  const { ruledOut } = answer;
  if (!ruledOut) return reading;
  const isRuledOut = reading.answer.sentences.some((text) => ruledOut.includes(keyOf(text)));
  return { ...reading, answer: isRuledOut ? answer : { ...reading.answer, ruledOut } };
}
