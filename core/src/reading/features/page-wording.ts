/** How a page talks: how often its sentences use each group of cue phrases, in all and in its opening. */
import { CUES } from "../../language/roles.ts";
import { startsWithCue } from "../../sentences/sentence.ts";
import { OPENING_WORDS } from "../answer-place.ts";
import { cueCounts, type Line } from "../lines.ts";
import { type Features, flag, type Material, rate } from "../material.ts";

/** Share of sentences with each cue: a long page is not more promotional than a short one. */
function cueRates(lines: readonly Line[], name: string): Features {
  const sums = CUES.map(() => 0);
  for (const line of lines) {
    for (const [at, count] of cueCounts(line.cues).entries()) if (count > 0) sums[at] = (sums[at] ?? 0) + 1;
  }
  return Object.fromEntries(
    CUES.map((cue, at) => [`${name}.${cue}`, Math.sqrt(rate(sums[at] ?? 0, lines.length))]),
  );
}

const share = (lines: readonly Line[], test: (line: Line) => boolean) =>
  rate(lines.filter(test).length, lines.length);

const NAME = /[\p{Ll},;] \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u;

export function wordingFeatures({ lines, page, lexicon }: Material): Features {
  const opening = lines.filter((line) => line.wordsBefore < OPENING_WORDS);
  const words = lines.reduce((sum, line) => sum + line.words.length, 0);
  return {
    ...cueRates(lines, "says"),
    ...cueRates(opening, "opens"),
    "says.exclamations": Math.sqrt(share(lines, (line) => line.text.includes("!"))),
    "says.questions": Math.sqrt(share(lines, (line) => /\?/.test(line.text))),
    "says.digits": Math.sqrt(share(lines, (line) => /\d/.test(line.text))),
    "says.names": Math.sqrt(share(lines, (line) => NAME.test(line.text))),
    "says.sentenceWords": rate(words, lines.length),
    "says.longSentences": share(lines, (line) => line.words.length > 28),
    "says.shortSentences": share(lines, (line) => line.words.length < 7),
    "says.fullStops": share(lines, (line) => /[.!?]["”)]?$/.test(line.text)),
    "says.pointingStarts": share(lines, (line) => startsWithCue(line, "pointing")),
    "says.stopWords": rate(
      lines.reduce((sum, line) => sum + line.words.filter(lexicon.isStopWord).length, 0),
      words,
    ),
    "says.variety": rate(new Set(lines.flatMap((line) => line.stems)).size, Math.sqrt(Math.max(1, words))),
    "opens.questions": flag(opening.some((line) => /\?/.test(line.text))),
    "opens.sentences": opening.length,
    "opens.digits": flag(opening.some((line) => /\d/.test(line.text))),
    "page.description": flag((page.description?.value.length ?? 0) > 50),
  };
}
