/** The reading of a page, before any judging: kind, question, answer, checks, and how sure it is of each. */
import { recordOf } from "../contract/lists/record-of.ts";
import { CHECKS, type EditTopic, type Kind, type PageReading } from "../contract/reading.ts";
import { isOnTopic } from "../facts/passages/on-topic.ts";
import { passagesFor } from "../facts/passages/page-passages.ts";
import { askedAnswer } from "./asked/asked-answer.ts";
import { type AskedModel, shippedAsked } from "./asked/asked-model.ts";
import { asksMore } from "./asked/asks-more.ts";
import { asAnswered, checkReadings, hundredths } from "./check-readings.ts";
import { editTopics } from "./edits.ts";
import { findEntries } from "./entries/find-entries.ts";
import { answerFeatures, kindFeatures, pageFeatures } from "./features/page-features.ts";
import { type KindChances, kindChances, likeliestKind } from "./kind.ts";
import { chance, standardized } from "./linear.ts";
import { checksOfMarked, givenAnswer } from "./marked-answer.ts";
import type { Features, Material } from "./material.ts";
import { type ReadingModels, shippedModels } from "./models.ts";
import { readAlsoAsked } from "./question/also-asked.ts";
import { asQuestion } from "./question/as-question.ts";
import { givenQuestion, type Question, readQuestion } from "./question/question.ts";
import { questionWords } from "./question/question-words.ts";
import { siteName, subjectOfTitle } from "./question/site-name.ts";
import { openingStrength, readAnswer } from "./sentences/answer.ts";
import { type Candidate, candidatesOf } from "./sentences/candidates.ts";
import { type Chances, checkChances } from "./verdicts.ts";

/** What the user said instead of the engine's guess. */
export type Given = {
  question?: string;
  /** The question is what a page like this answers as a whole: the models for a page's main question suit it better. */
  isMain?: boolean;
  kind?: Kind;
  answer?: string;
};

/** The reading and what it was made of, for the edits and for training. */
export type ReadingParts = {
  reading: PageReading;
  question: Question;
  kinds: KindChances;
  candidates: Candidate[];
  chances: Chances;
  features: Features;
  /** Topics of edits, those that a reader would most likely ask for first. */
  edits: EditTopic[];
};

export function readReading(
  material: Material,
  given: Given = {},
  models: ReadingModels = shippedModels(),
  askedModel: AskedModel = shippedAsked(),
): ReadingParts {
  const words = questionWords(material, models);
  const asked = given.question?.trim();
  const question = asked ? givenQuestion(asked, material) : readQuestion(material, words);
  const counted = pageFeatures(material, question);
  const kinds = kindChances(counted, models, given.kind);
  const candidates = candidatesOf(material, question, kinds, models);
  const features = { ...counted, ...kindFeatures(kinds), ...answerFeatures(candidates, question) };
  const chances = checkChances(features, models);
  const { decisions } = models;
  const isList =
    chance(models.checks, "yes.is_list", standardized(models.checks, features)) >= decisions.answer.list;
  const { kind, sure } = likeliestKind(kinds);
  const marked = givenAnswer(material, given.answer);
  const found = checkReadings(material, candidates, chances, decisions);
  const verdictsOf = (of: typeof found) => recordOf(CHECKS, (check) => of[check].verdict);
  const entries = findEntries(material, { kind, checks: verdictsOf(found), answer: { isList } });
  const isOffTopic = Boolean(asked) && !isAbout(material, question.text);
  const answerOf = () =>
    asked && !given.isMain && asksMore(question, material)
      ? askedAnswer(
          material,
          candidates,
          { question, entries: isList ? entries : null, isOffTopic },
          askedModel,
        )
      : readAnswer(material, candidates, { isList, entries, decisions });
  const answer = marked ?? answerOf();
  const details = { ...asAnswered(found, answer), ...checksOfMarked(marked) };
  const reading: PageReading = {
    schemaVersion: 1,
    kind,
    kindSure: hundredths(sure),
    kindBy: given.kind ? "user" : "engine",
    question: asked
      ? question.text
      : asQuestion(question.text, {
          kind,
          site: siteName(material.page),
          heading: material.page.headings.find(({ level }) => level === 1)?.text ?? null,
          subject: kind === "reference" ? subjectOfTitle(material.page) : null,
          text: material.page.text,
          lexicon: material.lexicon,
        }),
    questionSure: hundredths(question.sure),
    questionBy: asked ? "user" : "engine",
    // Whoever marks a sentence as the answer says that the page is about the question.
    ...(isOffTopic && !marked && { isOffTopic: true as const }),
    alsoAsked: readAlsoAsked(material, question.text),
    answer: {
      ...answer,
      opening: openingStrength(candidates, chances.answer_early.yes),
    },
    checks: verdictsOf(details),
    details,
    author: material.page.author?.value ?? null,
    published: material.page.published?.value ?? null,
    modified: material.page.modified?.value ?? null,
  };
  const parts = { reading, question, kinds, candidates, chances, features };
  return { ...parts, edits: editTopics(parts, models) };
}

function isAbout({ page, facts, lexicon }: Material, question: string): boolean {
  const passages = passagesFor(question, facts.text());
  return isOnTopic(question, { passages, title: page.title ?? "" }, lexicon);
}
