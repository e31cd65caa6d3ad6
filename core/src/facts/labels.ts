/** Figures that name something instead of measuring it: status codes, numbers of checks, sums one can do oneself, code. */

/** A count is followed by what is counted; a name by the rest of the sentence. */
const NOT_COUNTED =
  "(?![\\d%]|[.,]\\d|\\s+(?!(?:and|or|of|is|are|was|were|to|on|for|in|at|if|when|by|with|that|which|not|never|means?|says?|tells?|has|have|does|looks?|asks?|reads?|counts?|wants?|needs?|redirects?|errors?|respon\\p{L}+|status|answers?)(?!\\p{L}))\\p{Ll})";
const AND_MORE = "(?:,\\s*|\\s*[-–]\\s*|,?\\s+(?:to|and|or|through)\\s+)";

/** "Check 27", "rows 10, 11 and 14", "minutes 6 to 10". */
const NUMBERED = new RegExp(
  `(?<!\\p{L})(?:check|day|week|minute|rule|item|row|line|question|example|article|footnote|appendix|number)s?\\s+\\d{1,6}(?:${AND_MORE}\\d{1,6}){0,8}${NOT_COUNTED}`,
  "giu",
);

/** "GPT-3.5": a version is part of the name. */
const VERSIONED = /(?<![\p{L}\p{N}])(?:gpt|\p{Lu}{2,})-\d[\d.]*/gu;

const VALUE = "[$€£]?\\d[\\d.,]{0,12}%?";
const SIGN = "\\s*(?:[+×÷*/−–-]|plus|minus|times|multiplied by|divided by)\\s*";
/** "12 × 8 = 96", "40 divided by 5 is 8": whoever reads it can check it. */
const SUM = new RegExp(
  `(?<![\\d.,])${VALUE}(?:${SIGN}${VALUE}){1,8}\\s*(?:=|is|are|makes?|gives?)\\s*${VALUE}`,
  "giu",
);

/** What servers answer, in a sentence about their answers. */
const STATUS = new RegExp(
  `(?<![\\p{L}\\p{N}.,$€£-])(?:20[0-6]|30[0-8]|40\\d|41\\d|42\\d|451|50[0-4])${NOT_COUNTED}`,
  "gu",
);
const ABOUT_ANSWERS =
  /(?<!\p{L})(?:https?|status|redirect\p{L}*|crawlers?|\p{L}*bots?|servers?|robots\.txt|not found|gone|returns?|returned|respon\p{L}+)(?!\p{L})/iu;

/** The sentence without the figures that measure nothing; `code` is what it sets in code. */
export function withoutLabels(sentence: string, code: readonly string[]): string {
  let text = sentence;
  for (const piece of code) if (text.includes(piece)) text = text.replace(whole(piece), " ");
  text = text.replace(VERSIONED, " ").replace(NUMBERED, " ").replace(SUM, " ");
  return ABOUT_ANSWERS.test(sentence) ? text.replace(STATUS, " ") : text;
}

const SPECIAL = /[\\^$.*+?()[\]{}|/]/g;

const whole = (piece: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${piece.replace(SPECIAL, "\\$&")}(?![\\p{L}\\p{N}])`, "gu");
