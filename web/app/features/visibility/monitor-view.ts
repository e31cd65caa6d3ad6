/** Converts a run to what the screen shows. Results that have only the fields of the specification work too. */
import type { Cell, CompetitorRow, EnginePart, VisibilityResult } from "@citeworthy/core/contract/visibility";
import type { TopicFit } from "@citeworthy/core/visibility/estimates/topic-fit";
import {
  averageScore,
  MONITORED,
  type MonitoredEngine,
  monitorBand,
  rowName,
} from "@citeworthy/core/visibility/ratings";
import type { Tone } from "../../ui/labels/tone.ts";

export type Loose = Pick<VisibilityResult, "url" | "query" | "timestamp" | "contentMetadata"> &
  Partial<Omit<VisibilityResult, "aiAnalysis" | "competitors">> & {
    competitors?: LooseRow[];
    aiAnalysis: Partial<Record<MonitoredEngine, Partial<EnginePart> & Listed>>;
  };
type LooseRow = Pick<CompetitorRow, "url"> & Partial<CompetitorRow>;
type Listed = { mentions?: string[]; quotes?: string[] };

export type CellView = Cell & { engine: MonitoredEngine; isMissing: boolean };
export type PartView = CellView & { analysis: string; passages: string[] };
export type RowView = {
  url: string;
  name: string;
  detail: string;
  isOwn: boolean;
  cells: CellView[];
  /** Why its page could not be read; null where it was. */
  unread: string | null;
  versus: Partial<CompetitorRow["versus"]>;
};

export type FitRow = Pick<RowView, "url" | "name" | "detail" | "isOwn"> & { fit: TopicFit };

const NOT_MEASURED = "not measured, counted as 0";

export const isVisibilityResult = (body: unknown): body is Loose =>
  typeof body === "object" &&
  body !== null &&
  "aiAnalysis" in body &&
  typeof body.aiAnalysis === "object" &&
  body.aiAnalysis !== null;

/** Beside measured cells an estimate isn't a figure, so it is shown as missing. */
function cellView(engine: MonitoredEngine, cell: Partial<Cell> | undefined, mode?: Loose["mode"]): CellView {
  const isMissing =
    typeof cell?.relevanceScore !== "number" || (mode === "mixed" && cell.provenance !== "measured");
  return {
    engine,
    isMissing,
    relevanceScore: isMissing ? 0 : (cell?.relevanceScore ?? 0),
    provenance: cell?.provenance ?? "estimated",
    cited: cell?.cited ?? 0,
    counted: cell?.counted ?? 0,
    interval: cell?.interval ?? null,
    outcomes: cell?.outcomes ?? {},
    wordShare: cell?.wordShare ?? null,
    note: isMissing ? [NOT_MEASURED, ...(cell?.note ? [cell.note] : [])].join(". ") : (cell?.note ?? null),
  };
}

export const partsOf = ({ aiAnalysis, mode }: Loose): PartView[] =>
  MONITORED.map((engine) => {
    const part = aiAnalysis[engine];
    const passages = [...new Set((part?.mentions ?? part?.quotes ?? []).map(plainText))];
    return { ...cellView(engine, part, mode), analysis: plainText(part?.analysis ?? ""), passages };
  });

export function rowsOf(result: Loose): RowView[] {
  const own: RowView = {
    url: result.url,
    name: "Your Brand",
    detail: hostOf(result.url),
    isOwn: true,
    cells: MONITORED.map((engine) => cellView(engine, result.aiAnalysis[engine], result.mode)),
    unread: null,
    versus: {},
  };
  const others = (result.competitors ?? []).map(
    (row): RowView => ({
      url: row.url,
      name: row.name ?? rowName(row.url),
      detail: pathOf(row.url),
      isOwn: false,
      cells: MONITORED.map((engine) =>
        cellView(engine, row.cells?.[engine] ?? bareCell(row, engine), result.mode),
      ),
      unread: row.unread ?? null,
      versus: row.versus ?? {},
    }),
  );
  return [own, ...others];
}

/** The pages that were read, the person's own first; empty for runs from before topic fit. */
export function fitRowsOf(result: Loose): FitRow[] {
  const fits = [result.fit, ...(result.competitors ?? []).map(({ fit }) => fit)];
  return rowsOf(result).flatMap(({ url, name, detail, isOwn }, at) => {
    const fit = fits[at];
    return fit ? [{ url, name, detail, isOwn, fit }] : [];
  });
}

type BareRow = Partial<Record<"perplexityScore" | "chatgptScore" | "geminiScore", number>>;
const BARE_SCORE = { perplexity: "perplexityScore", openai: "chatgptScore", gemini: "geminiScore" } as const;

function bareCell(row: BareRow, engine: MonitoredEngine): Partial<Cell> {
  const score = row[BARE_SCORE[engine]];
  return score === undefined ? {} : { relevanceScore: score };
}

/** What isn't measured counts as 0. */
export const averageOf = (result: Loose): number =>
  averageScore(Object.fromEntries(partsOf(result).map((part) => [part.engine, part.relevanceScore])));

const hostOf = (url: string) => (URL.parse(url)?.host ?? url).replace(/^www\./, "");
const pathOf = (url: string) => (URL.parse(url)?.pathname ?? "").replace(/^\/$/, "");

/** Removes light markdown, so only the text is shown. */
export const plainText = (text: string): string =>
  text
    .replace(/^\s{0,3}#{1,6}\s+/gm, "")
    .replace(/(\*\*|__)(.+?)\1/g, "$2")
    .replace(/(^|\s)[*_]([^*_\n]+)[*_](?=\s|[.,;:!?]|$)/g, "$1$2")
    .replace(/`([^`]+)`/g, "$1")
    // Without a limit, a long run of blank lines would be read again from each of its lines.
    .replace(/^\s{0,20}[-*]\s+/gm, "");

const TONES = { excellent: "good", good: "fair", fair: "orange", poor: "poor" } as const satisfies Record<
  ReturnType<typeof monitorBand>,
  Tone
>;
export const toneOf = (score: number): (typeof TONES)[keyof typeof TONES] => TONES[monitorBand(score)];
export const percent = (share: number): number => Math.round(share * 100);
