/** Ideas for pieces on a topic, without a model: one of each kind, the fitting kind first; the same words give the same ideas. */
import { ALWAYS, type Archetype, type ArchetypeId, type Slots, SOMETIMES } from "./archetype.ts";
import { inSentence, titleCase } from "./casing.ts";
import { choose, hashOf } from "./choose.ts";
import { cleanInput } from "./clean-input.ts";
import {
  type ContentIdea,
  type ContentIdeaResult,
  type ContentIdeasRequest,
  localOrigin,
} from "./generated.ts";
import { ARCHETYPES } from "./idea-archetypes.ts";
import { isEnglish } from "./is-english.ts";
import { contentWords, distinct } from "./keyword-ideas.ts";
import { headOf } from "./noun-number.ts";
import { asks, type Intent, type Phrase, readPhrase } from "./read-phrase.ts";
import { holds } from "./stems.ts";
import { articleFor } from "./with-article.ts";

const FIRST: Record<Intent, ArchetypeId> = {
  "how-to": "how-to",
  definition: "explainer",
  comparison: "comparison",
  choice: "comparison",
  advice: "checklist",
  question: "explainer",
  guide: "explainer",
  statement: "study",
};
const MOST_WORDS_OF_A_KEYWORD = 5;
const KEYWORDS = 5;

/** "coffee, espresso, grinders": several subjects, taken in turn. */
function subjectsOf(topic: string): string[] {
  const parts = topic.split(/\s*[,;|]\s*/).filter(Boolean);
  const areKeywords =
    parts.length > 1 &&
    parts.every((part) => part.split(" ").length <= MOST_WORDS_OF_A_KEYWORD && !/^and\b/i.test(part));
  return areKeywords ? parts : [topic];
}

export function contentIdeasFromTemplates(
  { topic, niche }: ContentIdeasRequest,
  before = "",
): ContentIdeaResult[] {
  const [subject, field] = [cleanInput(topic), cleanInput(niche).replace(/^(?:for|in)\s+/i, "")];
  const english = isEnglish(`${subject} ${field}`);
  const origin = localOrigin(english, before);
  const phrases = subjectsOf(subject).map(english ? readPhrase : asLabel);
  const [first = asLabel(subject)] = phrases;
  return order(first, `${subject} ${field}`).map((id, at) => {
    const phrase = phrases[at % phrases.length] ?? first;
    const seed = `${id} ${subject} ${field}`;
    const about = { niche: field, isNamed: at % 2 === 0 };
    return {
      ...(english
        ? idea(ARCHETYPES[id], phrase, about, seed)
        : plainIdea(ARCHETYPES[id], phrase.given, seed)),
      ...origin,
    };
  });
}

const asLabel = (given: string): Phrase => ({
  given,
  intent: "guide",
  grammar: "whole",
  core: given,
  number: "single",
  label: null,
});

/** Words our templates cannot take apart stand before them, as given. */
const plainIdea = (
  { contentType, audience, descriptions }: Archetype,
  given: string,
  seed: string,
): ContentIdea => ({
  title: `${given}: ${contentType}`,
  contentType,
  targetAudience: audience,
  description: choose(descriptions as [(s: string) => string], seed)("this topic"),
  keywords: [given],
});

function order(phrase: Phrase, seed: string): ArchetypeId[] {
  const first = FIRST[phrase.intent];
  const turn = hashOf(seed) % SOMETIMES.length;
  const two = [...SOMETIMES, ...SOMETIMES].slice(turn, turn + 2);
  return [first, ...ALWAYS.filter((id) => id !== first), ...two];
}

/** In every other title: ten titles that end alike are no choice. */
type Field = { niche: string; isNamed: boolean };

function idea(archetype: Archetype, phrase: Phrase, { niche, isNamed }: Field, seed: string): ContentIdea {
  const { contentType, audience, descriptions } = archetype;
  const known = phrase.grammar === "activity" || (phrase.grammar === "thing" && phrase.number !== "single");
  const about = known ? inSentence(phrase.core) : "this topic";
  const from = niche ? ` Take the examples from ${inSentence(niche)}.` : "";
  return {
    title: titleOf(archetype, phrase, isNamed ? niche : "", seed),
    contentType,
    targetAudience: niche ? `${audience} (${inSentence(niche)})` : audience,
    description: choose(descriptions as [(s: string) => string], seed)(about) + from,
    keywords: keywordsOf(archetype, phrase, niche),
  };
}

function titleOf({ titles }: Archetype, phrase: Phrase, niche: string, seed: string): string {
  const slots = slotsOf(phrase, niche);
  if (phrase.grammar === "action" || phrase.grammar === "versus" || phrase.grammar === "whole")
    return choose(titles[phrase.grammar] as [(slots: Slots) => string], seed)(slots);
  const { An } = slots;
  const options = [
    ...titles.label.map((title) => title(slots)),
    ...(phrase.number === "single" && phrase.grammar === "thing"
      ? []
      : titles.fluent.map((title) => title(slots))),
    ...(titles.compound && An ? [titles.compound(An)] : []),
  ];
  return choose(options as [string], seed);
}

function slotsOf(phrase: Phrase, niche: string): Slots {
  const core = titleCase(phrase.core);
  const isSaid = niche === "" || holds(phrase.given, niche);
  const For = isSaid
    ? ""
    : ` for ${titleCase(niche).replace(/^(?:The|An?) /, (article) => article.toLowerCase())}`;
  const S = isSaid ? core : / for /i.test(core) ? `${core} (${titleCase(niche)})` : `${core}${For}`;
  const sides = core.split(/ (?:vs\.?|versus) /i);
  const [X, Y] = [sides.slice(0, -1).join(", ") || core, sides.at(-1) ?? core];
  const Q = /[?!.]$/.test(core) ? core : `${core}${asks(phrase) ? "?" : ":"}`;
  const canCompound =
    phrase.number !== "plural" &&
    phrase.grammar === "thing" &&
    headOf(core) === core.split(" ").at(-1) &&
    !/ (?:and|or|&) /i.test(core);
  const compounds = canCompound && !/(?:checklist|template|list|plan)$/i.test(core);
  const An = compounds ? `${articleFor(core) === "an" ? "An" : "A"} ${core}` : null;
  return { S, a: core, X, Y, Q, For, An };
}

/** What can stand behind "how to train a puppy" or "cats vs dogs". */
const AFTER_ANYTHING =
  /(?:step by step|tutorial|checklist|template|mistakes to avoid|faq|questions|tips|basics|explained|comparison|example|case study|statistics|survey|myths|facts|plan|worksheet|best practices|advice|pros and cons|results|glossary|terms)$/;

function keywordsOf({ searches, contentType }: Archetype, phrase: Phrase, niche: string): string[] {
  const core = inSentence(phrase.core);
  const words = contentWords(core) || core;
  if (phrase.grammar === "whole")
    return distinct(
      [core, words, `${words} explained`, `${words} facts`, `${words} ${contentType.toLowerCase()}`],
      KEYWORDS,
    );
  const base = phrase.grammar === "action" ? `how to ${core}` : core;
  const inField =
    niche && !holds(base, niche) ? [`${base} ${/ for /.test(base) ? "in" : "for"} ${inSentence(niche)}`] : [];
  const isThing = phrase.grammar === "thing" || phrase.grammar === "activity";
  const found = searches(base).filter(
    (search) =>
      (isThing || AFTER_ANYTHING.test(search)) && !(/ for /.test(base) && search.endsWith("for beginners")),
  );
  const own = phrase.grammar === "action" ? [base, core] : [base];
  return distinct(
    [...own, ...inField, ...found, ...(found.length < 2 ? [`${base} tips`, `${base} guide`] : [])],
    KEYWORDS,
  );
}
