/** A report as parts and blocks, which the page, the PDF and the email draw in their own way. All of them say the same. */
import { BAND_LABEL } from "../contract/bands.ts";
import { ENGINE_NAMES } from "../visibility/engines.ts";
import { type Rate, wilsonInterval } from "../visibility/interval.ts";
import { countWords, rangeWords } from "../visibility/rate-words.ts";
import { EFFECT_WORDS, STATE_NAME } from "../worklist/state-words.ts";
import type { ReportBrand } from "./report-brand.ts";
import { type ReportSection, SECTION_TITLES } from "./report-choice.ts";
import type { DoneWork, ReportContent, ReportFix } from "./report-content.ts";

export type ScoreDirection = "up" | "down" | null;
/** Shown before a change, so that its direction isn't told by color alone. */
export const DIRECTION_SIGN: Record<"up" | "down", string> = { up: "▲", down: "▼" };
export const PAGE_COLUMNS = ["Page", "Score", "Change"] as const;
export const SHARE_COLUMNS = ["Engine", "Cited, with range"] as const;
export type ReportBlock =
  | { kind: "text"; text: string; isQuiet?: true }
  | { kind: "heading"; text: string }
  | { kind: "figures"; figures: { label: string; value: string; note: string; direction: ScoreDirection }[] }
  | { kind: "line"; points: { label: string; value: number }[] }
  /** Shares from 0 to 1: the measured one, and the range it may be in. */
  | { kind: "shares"; rows: { label: string; words: string; share: number; low: number; high: number }[] }
  | { kind: "fixes"; fixes: (Omit<ReportFix, "pages" | "isTemplate"> & { where: string })[] }
  /** `rest`: how many more there are. */
  | { kind: "work"; items: { state: string; title: string; note: string }[]; rest: number }
  | {
      kind: "pages";
      /** `lines`: small words under the title. */
      pages: { title: string; lines: string[]; score: string; change: string; direction: ScoreDirection }[];
    };
export type ReportPart = { id: ReportSection; title: string; blocks: ReportBlock[] };
export type ReportDocument = {
  title: string;
  subtitle: string;
  day: string;
  brand: ReportBrand;
  parts: ReportPart[];
};

const dayFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const shortFormat = new Intl.DateTimeFormat("en-US", { day: "numeric", month: "short", timeZone: "UTC" });
export const reportDay = (at: Date): string => dayFormat.format(at);

export const restWords = (rest: number): string => `And ${rest} more.`;
const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
const directionOf = (points: number): ScoreDirection => (points === 0 ? null : points > 0 ? "up" : "down");
/** With a true minus sign, which is as wide as the plus. */
const signed = (points: number): string =>
  points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "no change";
const pointsWords = (points: number): string =>
  points === 0 ? "no change" : `${signed(points)} ${Math.abs(points) === 1 ? "point" : "points"}`;
const addressOf = (url: string): string => url.replace(/^https?:\/\/(?:www\.)?/, "").replace(/\/$/, "");

export function reportDocument(content: ReportContent): ReportDocument {
  const { name, hosts, brand, dates, sections, pageCount } = content;
  const others = hosts.filter((host) => host !== name);
  return {
    title: `AI search report: ${name}`,
    subtitle: [...others, plural(pageCount, "page")].join(", "),
    day: `${reportDay(dates.from)} to ${reportDay(dates.to)}`,
    brand,
    parts: sections.flatMap((id) => {
      const blocks = PARTS[id](content);
      return blocks.length === 0 ? [] : [{ id, title: SECTION_TITLES[id], blocks }];
    }),
  };
}

const PARTS: Record<ReportSection, (content: ReportContent) => ReportBlock[]> = {
  summary: summaryBlocks,
  trend: trendBlocks,
  fixes: fixBlocks,
  done: doneBlocks,
  visibility: visibilityBlocks,
  pages: pageBlocks,
};

const SCORE_NOTE =
  "The score says how worth citing a page is, from 0 to 100. A high score doesn't mean that AI engines will cite the page; citations are counted separately.";

function summaryBlocks({ summary, dates, done, visibility, sections }: ReportContent): ReportBlock[] {
  if (summary === null) return [];
  const { average, bands, change } = summary;
  const points = change ? change.after - change.before : 0;
  const since = reportDay(dates.from);
  const figures = [
    {
      label: "Average score",
      value: String(average),
      note: change
        ? `${pointsWords(points)} since ${since}, on ${plural(change.pages, "page")} analyzed before and after`
        : "",
      direction: directionOf(points),
    },
    { label: BAND_LABEL.excellent, value: String(bands.excellent), note: "85 and more", direction: null },
    { label: BAND_LABEL.good, value: String(bands.good), note: "60 to 84", direction: null },
    { label: BAND_LABEL["needs-work"], value: String(bands.poor), note: "below 60", direction: null },
  ];
  const lines = [
    ...(sections.includes("done") && done ? [doneWords(done.counts, since)] : []),
    ...(sections.includes("visibility") && visibility
      ? [`AI answers cited the site ${rateWords(visibility.all)}.`]
      : []),
  ];
  return [
    { kind: "figures", figures },
    ...lines.map((text): ReportBlock => ({ kind: "text", text })),
    { kind: "text", text: SCORE_NOTE, isQuiet: true },
  ];
}

/** "in 12 of 40 answers (18 to 45%)" */
const rateWords = (rate: Rate): string => `in ${countWords(rate)} answers (${rangeWords(rate)})`;

function doneWords(counts: Record<DoneWork["state"], number>, since: string): string {
  const { done, seen, proven, no_effect } = counts;
  const all = done + seen + proven + no_effect;
  const found = seen + proven + no_effect;
  return [
    `Since ${since}, ${plural(all, "change was", "changes were")} made`,
    ...(found > 0 ? [`${found} of them ${found === 1 ? "was" : "were"} found on the pages`] : []),
    ...(proven > 0 ? [`${proven} led to clearly more citations`] : []),
  ]
    .join("; ")
    .concat(".");
}

function trendBlocks({ trend }: ReportContent): ReportBlock[] {
  if (trend === null) return [];
  const points = trend.points.map(({ at, average }) => ({
    label: shortFormat.format(new Date(at)),
    value: average,
  }));
  return [
    { kind: "line", points },
    {
      kind: "text",
      text: `Average score of the ${plural(trend.pages, "page")} that can be compared over the whole time. Pages added later and scores measured in another way aren't part of it.`,
      isQuiet: true,
    },
  ];
}

function fixBlocks({ fixes, pageCount }: ReportContent): ReportBlock[] {
  if (fixes.length === 0) return [];
  const shown = fixes.map(({ pages, isTemplate, ...fix }) => ({
    ...fix,
    where: `${pages} of ${plural(pageCount, "page")}${isTemplate ? ", probably one template" : ""}`,
  }));
  return [{ kind: "fixes", fixes: shown }];
}

function doneBlocks({ done, dates }: ReportContent): ReportBlock[] {
  if (done === null || done.items.length === 0) return [];
  const all = Object.values(done.counts).reduce((sum, count) => sum + count, 0);
  return [
    { kind: "text", text: doneWords(done.counts, reportDay(dates.from)) },
    { kind: "work", items: done.items.map(workItem), rest: all - done.items.length },
  ];
}

function workItem({ state, title, pageTitle, measured }: DoneWork) {
  const cited =
    measured && measured.since.counted > 0
      ? `Cited ${rateWords(measured.before)} before, ${rateWords(measured.since)} since. ${EFFECT_WORDS[measured.effect]}.`
      : "";
  return {
    state: STATE_NAME[state],
    title,
    note: [pageTitle ?? "", cited].filter((text) => text !== "").join("\n"),
  };
}

const VERDICTS = {
  more: "That is clearly more: the two ranges don't overlap.",
  less: "That is clearly less: the two ranges don't overlap.",
  unclear: "The two ranges overlap, so this is no clear difference.",
} as const;

const UNMEASURED_VISIBILITY = "Not measured: no AI engine was asked about these pages in this period.";

/** "on November 3, 2026" or "from November 3, 2026 to November 14, 2026" */
function askedOn(from: Date, to: Date): string {
  const [first, last] = [reportDay(from), reportDay(to)];
  return first === last ? `on ${last}` : `from ${first} to ${last}`;
}

function visibilityBlocks({ visibility, summary }: ReportContent): ReportBlock[] {
  // Where nothing at all was measured, the report says that once.
  if (visibility === null) return summary === null ? [] : [{ kind: "text", text: UNMEASURED_VISIBILITY }];
  const { all, byEngine, queries, from, to, compared } = visibility;
  const row = (label: string, rate: Rate) => ({
    label,
    words: `${countWords(rate)}, ${rangeWords(rate)}`,
    share: rate.cited / rate.counted,
    ...wilsonInterval(rate),
  });
  const rows = [
    row("All engines", all),
    ...byEngine.map(({ engine, rate }) => row(ENGINE_NAMES[engine], rate)),
  ];
  return [
    {
      kind: "text",
      text: `Answers that cite the site, of all counted answers to ${plural(queries, "question")}, asked ${askedOn(from, to)}. The range is where the true share lies with 95% confidence.`,
    },
    { kind: "shares", rows },
    ...(compared
      ? [
          {
            kind: "text",
            text: `Same questions and engines in the period before: ${rateWords(compared.before)}; now ${rateWords(compared.now)}. ${VERDICTS[compared.verdict]}`,
          } as const,
        ]
      : []),
  ];
}

const said = (...lines: string[]): string[] => lines.filter((line) => line !== "");

function pageBlocks({ pages: { lowest, changed, notCompared } }: ReportContent): ReportBlock[] {
  if (lowest.length === 0) return [];
  const listed: ReportBlock = {
    kind: "pages",
    pages: lowest.map(({ title, url, score, change, story }) => ({
      title,
      lines: said(addressOf(url), story),
      score: String(score),
      change: change === null || change === 0 ? "" : signed(change),
      direction: directionOf(change ?? 0),
    })),
  };
  const moved: ReportBlock = {
    kind: "pages",
    pages: changed.map(({ title, before, score, change, cause, story }) => ({
      title,
      lines: said(cause, story),
      score: `${before} to ${score}`,
      change: signed(change ?? 0),
      direction: directionOf(change ?? 0),
    })),
  };
  const note = `${plural(notCompared, "page was", "pages were")} measured in another way than before, so no change is shown.`;
  return [
    ...(changed.length > 0 ? [{ kind: "heading", text: "Changed scores" } as const, moved] : []),
    ...(notCompared > 0 ? [{ kind: "text", text: note, isQuiet: true } as const] : []),
    { kind: "heading", text: "Most to win" },
    listed,
  ];
}
