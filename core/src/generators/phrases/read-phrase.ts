/** Reads what kind of topic it is: a thing, an action, a question, a comparison, a choice, a list, a guide or a statement. */
import { calm } from "./casing.ts";
import { type NounNumber, nounNumber } from "./noun-number.ts";
import {
  ACTIVITY,
  ADJECTIVE,
  ASKS,
  BETWEEN,
  CHOICE,
  DEFINED,
  ENDS_GUIDE,
  ENDS_LIST,
  FINITE,
  GUIDE,
  HOW_TO,
  LISTED,
  LONE_VERB,
  NOT_ADJECTIVE,
  NOT_QUESTION,
  NUMBERED,
  OPENS_QUESTION,
  PICKS,
  STOP_DOING,
  SURE_VERB,
  TO_KNOW,
  UNITS,
  VERB_THEN,
  VERBS,
  VERSUS,
  WHAT_IS,
} from "./phrase-patterns.ts";

export type PhraseIntent =
  | "how-to"
  | "definition"
  | "comparison"
  | "choice"
  | "advice"
  | "question"
  | "guide"
  | "statement";

export type Phrase = {
  /** Cleaned, as given. */
  given: string;
  intent: PhraseIntent;
  /**
   * How the core can be used in a sentence: a noun phrase ("cold brew"), a verb phrase ("train a puppy"), two things
   * to compare, or only unchanged.
   */
  grammar: "thing" | "activity" | "action" | "versus" | "whole";
  core: string;
  number: NounNumber;
  /** What a guide or a list calls itself: "a beginner's guide", "10 tips". */
  label: string | null;
};

/** Addresses the reader: "my puppy" becomes "your puppy". */
const toReader = (text: string): string =>
  text
    .replace(/\bmy\b/g, "your")
    .replace(/\bI\b/g, "you")
    .replace(/\bmyself\b/g, "yourself")
    .replace(/\bme\b/g, "you");

export function readPhrase(given: string): Phrase {
  const text = calm(given);
  // The subject comes before the colon, the subtitle after it.
  const bare = (text.split(/:\s+/)[0] ?? text).replace(/\?+$/, "");
  const phrase = (part: Partial<Phrase>): Phrase => {
    const core = part.core ?? bare;
    return {
      given: text,
      intent: "guide",
      grammar: "thing",
      label: null,
      number: nounNumber(core),
      ...part,
      core,
    };
  };

  if (isAdjective(bare))
    return phrase({
      given: `What does “${bare.toLowerCase()}” mean`,
      intent: "question",
      grammar: "whole",
      core: `What does “${bare.toLowerCase()}” mean`,
    });
  if (HOW_TO.test(bare))
    return phrase({ intent: "how-to", grammar: "action", core: toReader(bare.replace(HOW_TO, "")) });
  const pair = VERSUS.exec(bare)?.groups ?? BETWEEN.exec(bare.replace(/^what(?:'s| is| are) /i, ""))?.groups;
  if (pair) return phrase({ intent: "comparison", grammar: "versus", core: `${pair.one} vs ${pair.other}` });
  const what = WHAT_IS.exec(bare)?.groups;
  if (what?.core && isPlain(what.core))
    return phrase({ intent: "definition", core: what.core, ...wasCounted(bare) });
  if ((OPENS_QUESTION.test(bare) && !NOT_QUESTION.test(bare)) || text.endsWith("?"))
    return phrase({ intent: "question", grammar: "whole" });
  return readList(bare, phrase) ?? readRest(bare, phrase);
}

const isAdjective = (bare: string): boolean => ADJECTIVE.test(bare) && !NOT_ADJECTIVE.test(bare);
const isPlain = (core: string): boolean =>
  !FINITE.test(` ${core} `) && !/\b(?:best|when|if|that|to)\b/i.test(core);
const wasCounted = (bare: string): Partial<Phrase> =>
  /^what are\b/i.test(bare)
    ? { number: "plural" }
    : /^what is (?!an?\b)/i.test(bare)
      ? { number: "mass" }
      : {};

type Make = (part: Partial<Phrase>) => Phrase;

function readList(bare: string, phrase: Make): Phrase | null {
  if (PICKS.test(bare)) return phrase({ intent: "choice" });
  const numbered = NUMBERED.exec(bare)?.groups ?? LISTED.exec(bare)?.groups;
  if (numbered?.core && numbered.label) {
    const { link = "", core, label } = numbered;
    const intent = TO_KNOW.test(label) ? "guide" : "advice";
    if (/^to$/i.test(link)) return phrase({ intent, grammar: "action", core: toReader(core), label });
    const isDoing = /^(?:when|while)$/i.test(link) && /^[\p{L}-]+ing\b/u.test(core);
    if (isDoing) return phrase({ intent, grammar: "activity", core, label });
    const isThing = /^(?:for|of|about|on|in|with|from)$/i.test(link) && !FINITE.test(` ${core} `);
    return phrase({
      intent,
      grammar: isThing ? thingOrActivity(core) : "whole",
      ...(isThing && { core }),
      label,
    });
  }
  const choice = CHOICE.exec(bare)?.groups;
  if (choice?.core) {
    if (/^(?:time|place|age)\b/i.test(choice.core)) return phrase({ intent: "question", grammar: "whole" });
    const way = /^(?:ways?|methods?)\s+to\s+(.+)$/i.exec(choice.core);
    if (way?.[1]) return phrase({ intent: "how-to", grammar: "action", core: toReader(way[1]) });
    if (new RegExp(`^(?:${UNITS})\\b`, "i").test(choice.core)) return readList(choice.core, phrase);
    return phrase({ intent: "choice", core: choice.core });
  }
  const guide = GUIDE.exec(bare)?.groups;
  if (guide?.core && guide.label)
    return phrase({
      grammar: thingOrActivity(guide.core),
      core: guide.core,
      label: guide.label.replace(/\s+\S+$/, ""),
    });
  if (/\balternatives$/i.test(bare)) return phrase({ intent: "comparison" });
  const ends = ENDS_LIST.exec(bare)?.groups;
  if (ends?.core && ends.label)
    return phrase({
      intent: TO_KNOW.test(ends.label) ? "guide" : "advice",
      grammar: thingOrActivity(ends.core),
      core: ends.core,
      label: ends.label,
    });
  return null;
}

function readRest(bare: string, phrase: Make): Phrase {
  const defined = DEFINED.exec(bare)?.groups;
  const meant = defined?.after ?? defined?.before;
  if (meant) return phrase({ intent: "definition", core: meant });
  const taught = ENDS_GUIDE.exec(bare)?.groups?.core;
  if (taught)
    return phrase({
      core: taught,
      grammar: thingOrActivity(taught),
      label: bare.slice(taught.length).trim(),
    });
  if (ACTIVITY.test(bare)) return phrase({ grammar: "activity" });
  const [first = "", second = ""] = bare.split(" ");
  const isVerb = VERBS.includes(first.toLowerCase()) && second !== "";
  const isSure = SURE_VERB.test(first) && second !== "" && !/^(?:and|or|vs)$/i.test(second);
  if (LONE_VERB.test(bare) || STOP_DOING.test(bare) || isSure || (isVerb && VERB_THEN.test(second)))
    return phrase({ intent: "how-to", grammar: "action", core: toReader(bare) });
  if (FINITE.test(bare) && bare.split(" ").length > 3)
    return phrase({ intent: "statement", grammar: "whole" });
  return phrase({});
}

const thingOrActivity = (core: string): Phrase["grammar"] => (ACTIVITY.test(core) ? "activity" : "thing");

/** Whether the words ask something, with or without their mark. */
export const asks = ({ intent, given }: Phrase): boolean =>
  (intent === "question" || intent === "definition") && (ASKS.test(given) || given.endsWith("?"));
