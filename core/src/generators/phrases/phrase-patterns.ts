/** Patterns that tell how a topic is worded. English only. */
import { english } from "../../language/packs/en.ts";
import { alternatives, endings } from "../../language/phrase-pattern.ts";
import type { PhraseRole } from "../../language/roles.ts";

const any = (...roles: readonly PhraseRole[]) => alternatives(roles.flatMap((role) => english.phrases(role)));
const AUXILIARY = `(?:${any("asks.yesNo")}|were|would|am)`;
/** Starts like a question. */
export const OPENS_QUESTION = new RegExp(`^(?:${any("interrogative")}|${AUXILIARY})\\b`, "i");
/** Nouns that look like the start of a question: "can openers", "will and trust". */
export const NOT_QUESTION =
  /^(?:can openers?|will (?:and|writing|templates?)|do it yourself|who guidelines)\b|^\S+ \S+$/i;
const HOW_MUCH = [...english.phrases("asks.quantity"), ...english.phrases("asks.time")].filter((phrase) =>
  phrase.startsWith("how "),
);
/** Is a question: "how do engines choose" asks, "how engines choose" only names a subject. */
export const ASKS = new RegExp(
  `^(?:(?:${AUXILIARY}|who|whose|which)\\b|how early\\b|${alternatives(HOW_MUCH)}\\b|${any("interrogative")}(?:['’]s| ${AUXILIARY})\\b)`,
  "i",
);
export const HOW_TO = new RegExp(`^how (?:to|(?:do|${any("modal")}) (?:i|you|we|one))\\s+(?=\\S)`, "i");
export const WHAT_IS =
  /^what(?:'s|’s| is| are)\s+(?:(?<article>an?|the)\s+)?(?<core>(?!the (?:best|difference)).+)$/i;
export const DEFINED =
  /^(?:(?:the )?(?:meaning|definition) of\s+(?<after>.+)|(?<before>.+?)\s+(?:meaning|definition|explained))$/i;
export const VERSUS = /^(?<one>.+?)\s+(?:vs\.?|versus)\s+(?<other>.+)$/i;
export const BETWEEN =
  /^(?:the )?(?:differences? between|comparing|comparison of|compare)\s+(?<one>.+?)\s+(?:and|with|to|vs\.?)\s+(?<other>.+)$/i;
export const CHOICE = new RegExp(`^(?:the )?${any("topic.picked")}\\b\\s*(?:\\d+\\s+)?(?<core>.+)$`, "i");
export const UNITS = any("topic.unit");
export const NUMBERED = new RegExp(
  `^(?<label>\\d+\\s+(?:[a-z-]+\\s+){0,2}?${UNITS})\\s+(?<link>${any("topic.unitLink")})\\s+(?<core>.+)$`,
  "i",
);
/** In "gift ideas for dads" the first word is part of the subject; in "easy ideas for dads" it isn't. */
export const LISTED = new RegExp(
  `^(?<label>(?:${any("topic.listAdjective")}\\s+)?${UNITS})\\s+(?<link>${any("topic.unitLink")})\\s+(?<core>.+)$`,
  "i",
);
export const ENDS_LIST = new RegExp(`^(?<core>.+?)\\s+(?<label>${any("topic.endsList")})$`, "i");
/** Lists to learn from rather than to act on. */
export const TO_KNOW = new RegExp(`${any("topic.toKnow")}$`, "i");
/** "things to do in Lisbon" and "dentist near me" ask for a choice, like "best ...". */
export const PICKS = new RegExp(
  `^(?:\\d+\\s+)?(?:(?:free|cheap|${any("topic.listAdjective")})\\s+)*(?:things|places|where) to \\p{L}+\\b|\\snear me$`,
  "iu",
);
export const GUIDE = new RegExp(
  `^(?<label>(?:(?:an?|the|your|our)\\s+)?(?:${any("topic.guideAdjective")}\\s+){0,2}${any("topic.guide")})\\s+(?<core>.+)$`,
  "i",
);
export const ENDS_GUIDE = new RegExp(`^(?<core>.+?)\\s+(?:101|${any("topic.endsGuide")})$`, "i");
export const ACTIVITY = new RegExp(`^[\\p{L}-]{2,}ing\\s+${any("topic.afterDoing")}\\b`, "iu");
export const VERBS = english.words("topic.verb");
export const VERB_THEN = english.words("topic.afterVerb");
/** "stop snoring" is something to do; "stop signs" are a thing. */
export const STOP_DOING = /^(?:stop|quit|start|keep) \p{L}+ing\b/iu;
/** Verbs that are a topic on their own: "invest" means how to invest. */
export const LONE_VERBS = english.words("topic.loneVerb");
/** A single adjective can't come before a colon, so the topic becomes what the word means. */
export const ADJECTIVE = new RegExp(
  `^(?!.*${any("topic.notAdjective")}$)\\p{L}{3,}${endings(english.phrases("topic.adjectiveEnding"))}$`,
  "iu",
);
/** Verbs that are hardly ever the first noun of a phrase. */
export const SURE_VERBS = english.words("topic.sureVerb");
export const FINITE = new RegExp(`\\s${any("topic.finite")}\\s`, "i");
