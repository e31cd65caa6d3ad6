/** Sentences that greet, announce or ask to be shared: an editor strikes them, and nothing of the text is lost. */
import { alternatives, phrasePattern } from "../../language/phrase-pattern.ts";

const starting = (...sources: string[]): RegExp => new RegExp(`^(?:${sources.join("|")})`, "iu");

const GREETING = starting(
  "(?:hi|hello|hey|howdy|greetings|dear readers?)\\b[^.!?]{0,80}[!.]$",
  "welcome(?: back)?\\b[^.!?]{0,70}[!.]$",
  "(?:thanks|thank you)(?: so much| very much)? for (?:reading|stopping by|visiting|watching|listening|joining|your support)\\b",
);

const PIECE = alternatives(
  "article|post|guide|blog|blog post|tutorial|piece|page|roundup|review|video|episode|series",
);
const WILL = alternatives(
  "will|aims to|is designed|is intended|is meant|is here|is going|covers|explains|explores|walks|looks at|breaks down|dives|delves|discusses|outlines|provides|shows|takes|has everything|contains everything",
);
const LETS = alternatives(
  "dive|delve|get started|get into it|get to it|take a look|take a closer look|take a quick look|jump|begin|start|explore|break it down|break this down|find out|go over",
);
/** Says only that something will be said. */
const ANNOUNCEMENT = starting(
  `(?:in|throughout) (?:this|today['’]s|the following|our) (?:\\w+ ){0,3}${PIECE}\\b`,
  `(?:this|our|the following|today['’]s) (?:\\w+ ){0,3}${PIECE} ${WILL}\\b`,
  "(?:today|here|below),? (?:we|i|you)(?:['’]ll| will|['’](?:re|m) going| (?:are|am) going)\\b",
  `(?:after reading|by the end of)\\b.{0,20}\\b${PIECE}\\b`,
  "we(?:['’]ve| have)? (?:compared?|reviewed?|tested|rounded up|narrowed|gathered|listed)\\b.{0,120}\\b(?:help you|for you)\\b",
  "when (?:we|you|people) (?:talk|think|hear) (?:about|of)\\b.{0,200}\\bcomes? to mind\\b",
  `(?:so,? )?let(?:['’]s| us) ${LETS}\\b.{0,60}$`,
  "(?:so,? )?without further ado\\b",
  "(?:read|keep|scroll) (?:on|reading|below|down|to learn more)\\b",
  "(?:needless to say|look no further|stay tuned|buckle up)\\b",
  "if you.{0,120}\\b(?:not alone|right place|read on|keep reading|is for you)\\b",
  "you(?:['’]ve| have) come to the right place\\b",
);
const HOOK = starting(
  "sounds? (?:good|familiar|great|interesting)\\?$",
  "(?:curious|intrigued|guess what|did you know)\\?$",
  "(?:ready (?:to|for)|wondering (?:how|what|why|where)|want to (?:know|learn|find out|see))\\b.{0,80}\\?$",
);

const CALLS = alternatives(
  [
    "subscribe|sign up for our|sign up for my|sign up for the|sign up to our|share this|share it|share your thoughts|tweet",
    "pin this|pin it|like and|follow us|follow me|join our|join my|leave a comment|leave your comment|leave us a|comment below",
    "drop a comment|click here|click below|click the link|click the button|click on the|tap here|bookmark this|download our",
    "fill out the form|fill out this form|fill out our form|check out our|check out my|check out these|donate|become a patron",
    "hit the like|hit subscribe|contact us|call us today|get in touch|book a demo|request a quote|schedule a call",
  ].join("|"),
);
const LEADING =
  "(?:please |also,? |and |so |be sure to |make sure (?:to |you )|don['’]t forget to |remember to |feel free to )";
/** Asks the reader to do something else than read. Disclosures stay: the law asks for them. */
const CALL = starting(
  `${LEADING}{0,3}${CALLS}\\b`,
  "(?:let (?:us|me) know|tell (?:us|me)|sound off)\\b.*\\b(?:comments?|below|twitter|facebook|instagram)\\b",
  "if you (?:enjoyed|liked|found) this (?:\\w+ )?(?:helpful|useful|interesting|post|article|guide|video|recipe|story)\\b",
  "for more (?:\\w+ ){0,4}(?:tips|news|stories|articles|updates|posts|content)\\b.*\\b(?:subscribe|follow|visit|sign up|check)\\b",
  "(?:see|read|watch|view|find) (?:more|also|the full|our (?:other|full|complete))\\b.{0,80}$",
);
const CLICK_HERE = phrasePattern("click here|tap here");

/** A longer sentence says something besides. */
const MAX_LENGTH = 260;

type FillerKind = "greeting" | "announcement" | "call";

/** "we compare three kinds—full, half and none": it announces, and it names the things too. */
const NAMES_THINGS = /[—–:(][^—–:()]*,[^—–:()]*\b(?:and|or)\b|,[^,]{2,60},[^,]{0,60}\b(?:and|or)\b/;

export function fillerKind(sentence: string): FillerKind | null {
  if (sentence.length >= MAX_LENGTH) return null;
  if (ANNOUNCEMENT.test(sentence) && NAMES_THINGS.test(sentence)) return null;
  if (GREETING.test(sentence)) return "greeting";
  if (CALL.test(sentence) || CLICK_HERE.test(sentence)) return "call";
  return ANNOUNCEMENT.test(sentence) || HOOK.test(sentence) ? "announcement" : null;
}

const CONTINUES = starting(
  "\\((?:and|or|but)\\b",
  "(?:it|this|we|i|you)(?:['’]ll| will)? (?:also |then |even )?(?:covers?|explains?|explores?|discuss(?:es)?|shows?|looks? at)\\b",
  "(?:you|we|i)(?:['’]ll| will) (?:also |then |even )?(?:learn|find|discover|see|share|provide|offer)\\b",
);

/** "It also covers": goes with the sentence that announced. */
export const continuesAnnouncement = (sentence: string): boolean => CONTINUES.test(sentence);
