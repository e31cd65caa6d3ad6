/** How often engines cited the page, as Markdown: beside the score, and never mixed with it. */
import type { CitedInFact } from "../cited/cited-view.ts";
import { ENGINE_NAMES } from "../visibility/engines.ts";
import { countWords, rangeWords } from "../visibility/rate-words.ts";
import { MONITORED } from "../visibility/ratings.ts";
import { plain } from "./plain-text.ts";
import { NOT_MEASURED } from "./section-words.ts";

/** Null where nothing was measured; undefined where nobody can measure, as on a command line without an account. */
export type MeasuredCitations = CitedInFact | null | undefined;

const TITLE = "Cited in fact";
const UNMEASURED = "no engine was asked about this page, and no report of Google or Bing names it";
const APART =
  "The score is about the page, this number is about what engines did. One doesn’t predict the other.";

export function citedLines(cited: MeasuredCitations): string[] {
  if (cited === undefined) return [];
  if (cited === null) return [`**${TITLE}: ${NOT_MEASURED}** (${UNMEASURED})`, ""];
  const imported = [
    ["Google, imported", cited.google],
    ["Bing, imported", cited.bing],
  ].flatMap(([name, count]) => (count === null ? [] : [`- ${name}: ${count}`]));
  const engines = MONITORED.flatMap((engine) => {
    const share = cited.byEngine[engine];
    return share ? [`- ${ENGINE_NAMES[engine]}: ${countWords(share)}, likely ${rangeWords(share)}`] : [];
  });
  return [
    `## ${TITLE}`,
    "",
    ...(cited.counted > 0
      ? [
          `**${countWords(cited)}** answers cited this page, likely ${rangeWords(cited)}. ${askedLine(cited)}`,
          "",
        ]
      : []),
    ...[...engines, ...imported],
    "",
    APART,
    "",
  ];
}

function askedLine({ from, to, queries }: CitedInFact): string {
  const [first, last] = [from.slice(0, 10), to.slice(0, 10)];
  const days = first === last ? `on ${last}` : `from ${first} to ${last}`;
  const [query = ""] = queries;
  return `Asked ${days}: ${queries.length === 1 ? "" : `${queries.length} questions, first `}“${plain(query)}”.`;
}
