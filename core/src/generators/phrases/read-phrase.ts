/** Reads what kind of topic it is: a thing, an action, a question, a comparison, a choice, a list, a guide or a statement. */
import { english } from "../../language/packs/en.ts";
import { phrasePattern } from "../../language/phrase-pattern.ts";
import { calm } from "./casing.ts";
import { nounNumber } from "./noun-number.ts";
import type { Phrase } from "./phrase.ts";
import {
  ACTIVITY,
  ADJECTIVE,
  BETWEEN,
  DEFINED,
  ENDS_GUIDE,
  FINITE,
  HOW_TO,
  LONE_VERBS,
  NOT_QUESTION,
  OPENS_QUESTION,
  STOP_DOING,
  SURE_VERBS,
  VERB_THEN,
  VERBS,
  VERSUS,
  WHAT_IS,
} from "./phrase-patterns.ts";
import { type Make, readList, thingOrActivity, toReader } from "./read-list-phrase.ts";

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

const isAdjective = (bare: string): boolean => ADJECTIVE.test(bare);
const CLAUSE = phrasePattern(english.phrases("topic.clause"));
const isPlain = (core: string): boolean => !FINITE.test(` ${core} `) && !CLAUSE.test(core);
const wasCounted = (bare: string): Partial<Phrase> =>
  /^what are\b/i.test(bare)
    ? { number: "plural" }
    : /^what is (?!an?\b)/i.test(bare)
      ? { number: "mass" }
      : {};

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
  const isVerb = VERBS.has(first.toLowerCase()) && second !== "";
  const isSure = SURE_VERBS.has(first.toLowerCase()) && second !== "" && !/^(?:and|or|vs)$/i.test(second);
  if (
    LONE_VERBS.has(bare.toLowerCase()) ||
    STOP_DOING.test(bare) ||
    isSure ||
    (isVerb && VERB_THEN.has(second.toLowerCase()))
  )
    return phrase({ intent: "how-to", grammar: "action", core: toReader(bare) });
  if (FINITE.test(bare) && bare.split(" ").length > 3)
    return phrase({ intent: "statement", grammar: "whole" });
  return phrase({});
}
