/** What kind of words these are: a thing, something to do, a question, a comparison, a list, a guide, or a statement. */
import { calm } from "./casing.ts";
import { type NounNumber, nounNumber } from "./noun-number.ts";

export type Intent =
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
  intent: Intent;
  /**
   * How the core can be used in a sentence: a noun phrase ("cold brew"), a verb phrase ("train a puppy"), two things
   * to compare, or only as it stands.
   */
  grammar: "thing" | "activity" | "action" | "versus" | "whole";
  core: string;
  number: NounNumber;
  /** Of a guide or a list: what the topic says it is ("a beginner's guide", "10 tips"). */
  label: string | null;
};

const QUESTION =
  /^(?:how|what|why|when|where|who|whom|whose|which|can|could|should|is|are|was|were|do|does|did|will|would|has|have|am)\b/i;
const HOW_TO = /^how (?:to|(?:do|can|should|could|would) (?:i|you|we|one))\s+(?=\S)/i;
const WHAT_IS =
  /^what(?:'s|’s| is| are)\s+(?:(?<article>an?|the)\s+)?(?<core>(?!the (?:best|difference)).+)$/i;
const DEFINED =
  /^(?:(?:the )?(?:meaning|definition) of\s+(?<after>.+)|(?<before>.+?)\s+(?:meaning|definition|explained))$/i;
const VERSUS = /^(?<one>.+?)\s+(?:vs\.?|versus)\s+(?<other>.+)$/i;
const BETWEEN =
  /^(?:the )?(?:differences? between|comparing|comparison of|compare)\s+(?<one>.+?)\s+(?:and|with|to|vs\.?)\s+(?<other>.+)$/i;
const CHOICE = /^(?:the )?(?:(?:best|top|cheapest|leading|recommended)\b)\s*(?:\d+\s+)?(?<core>.+)$/i;
const UNITS =
  "tips|ways|ideas|examples|reasons|steps|mistakes|rules|lessons|strategies|tricks|hacks|benefits|signs|things|questions|tools|methods|techniques|facts|myths|trends|habits|resources|alternatives";
const NUMBERED = new RegExp(
  `^(?<label>\\d+\\s+(?:[a-z-]+\\s+){0,2}?(?:${UNITS}))\\s+(?<link>for|to|of|about|on|from|in|when|with|why|that|you|every)\\s+(?<core>.+)$`,
  "i",
);
const LISTED = new RegExp(
  `^(?<label>(?:[a-z-]+\\s+)?(?:${UNITS}))\\s+(?<link>for|to|of|about|on|in)\\s+(?<core>.+)$`,
  "i",
);
const ENDS_LIST = new RegExp(`^(?<core>.+?)\\s+(?<label>${UNITS})$`, "i");
const GUIDE =
  /^(?<label>(?:(?:an?|the|your|our)\s+)?(?:(?:beginner['’]?s?['’]?|buyer['’]?s?['’]?|complete|ultimate|quick|practical|simple|short|definitive|essential|comprehensive|step-by-step|full|in-depth|easy|brief|gentle|plain)\s+){0,2}(?:guide to|introduction to|intro to|primer on|overview of|handbook of))\s+(?<core>.+)$/i;
const ENDS_GUIDE = /^(?<core>.+?)\s+(?:guide|tutorial|basics|overview|checklist|101|for beginners)$/i;
const ACTIVITY =
  /^[\p{L}-]{2,}ing\s+(?:an?|the|your|my|our|their|his|her|on|up|out|off|with|for|from|to|in|down|into|new|more|less|better|yourself|money|people)\b/iu;
const VERBS =
  "achieve adopt apply avoid become boost bring build buy calculate choose clean convert cook create cut deal declutter decorate design develop drive earn eat encourage fix find get grow handle hire improve increase install invest keep launch learn make manage measure migrate negotiate open optimize organize pack pay pick plant prepare prevent protect quit raise reach recover reduce remove repair replace run save scale secure sell set speed start stop teach track train treat understand upgrade use win write".split(
    " ",
  );
const VERB_THEN =
  /^(?:an?|the|your|my|our|their|more|less|better|new|up|down|out|off|from|with|into|without|for|on|money|people|in)$/i;
/** Verbs that are hardly ever the first noun of a phrase. */
const SURE_VERB =
  /^(?:achieve|avoid|become|calculate|choose|convert|create|declutter|decorate|encourage|find|get|grow|handle|hire|improve|increase|learn|make|migrate|negotiate|optimize|organize|prevent|reduce|remove|save|teach|understand|write)$/i;
const FINITE =
  /\s(?:is|are|was|were|will|won['’]t|can|can['’]t|cannot|should|must|may|might|don['’]t|doesn['’]t|isn['’]t|aren['’]t|has|have|had|needs?)\s/i;

/** "my puppy" becomes the reader's. */
const toReader = (text: string): string =>
  text
    .replace(/\bmy\b/g, "your")
    .replace(/\bI\b/g, "you")
    .replace(/\bmyself\b/g, "yourself")
    .replace(/\bme\b/g, "you");

export function readPhrase(given: string): Phrase {
  const text = calm(given);
  const bare = text.replace(/\?+$/, "");
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

  if (HOW_TO.test(bare))
    return phrase({ intent: "how-to", grammar: "action", core: toReader(bare.replace(HOW_TO, "")) });
  const pair = VERSUS.exec(bare)?.groups ?? BETWEEN.exec(bare.replace(/^what(?:'s| is| are) /i, ""))?.groups;
  if (pair) return phrase({ intent: "comparison", grammar: "versus", core: `${pair.one} vs ${pair.other}` });
  const what = WHAT_IS.exec(bare)?.groups;
  if (what?.core && isPlain(what.core))
    return phrase({ intent: "definition", core: what.core, ...wasCounted(bare) });
  if (QUESTION.test(bare) || text.endsWith("?")) return phrase({ intent: "question", grammar: "whole" });
  return readList(bare, phrase) ?? readRest(bare, phrase);
}

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
  const numbered = NUMBERED.exec(bare)?.groups ?? LISTED.exec(bare)?.groups;
  if (numbered?.core && numbered.label) {
    const { link = "", core, label } = numbered;
    if (/^to$/i.test(link))
      return phrase({ intent: "advice", grammar: "action", core: toReader(core), label });
    const isThing = /^(?:for|of|about|on|in|with|from)$/i.test(link) && !FINITE.test(` ${core} `);
    return phrase({
      intent: "advice",
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
    return phrase({ intent: "choice", core: choice.core });
  }
  const guide = GUIDE.exec(bare)?.groups;
  if (guide?.core && guide.label)
    return phrase({
      grammar: thingOrActivity(guide.core),
      core: guide.core,
      label: guide.label.replace(/\s+\S+$/, ""),
    });
  const ends = ENDS_LIST.exec(bare)?.groups;
  if (ends?.core && ends.label)
    return phrase({
      intent: /alternatives/i.test(ends.label) ? "comparison" : "advice",
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
  if (isVerb && (SURE_VERB.test(first) || VERB_THEN.test(second)))
    return phrase({ intent: "how-to", grammar: "action", core: toReader(bare) });
  if (FINITE.test(bare) && bare.split(" ").length > 3)
    return phrase({ intent: "statement", grammar: "whole" });
  return phrase({});
}

const thingOrActivity = (core: string): Phrase["grammar"] => (ACTIVITY.test(core) ? "activity" : "thing");

/** Whether the words ask something, with or without their mark. */
export const asks = ({ intent, given }: Phrase): boolean =>
  (intent === "question" || intent === "definition") && (QUESTION.test(given) || given.endsWith("?"));
