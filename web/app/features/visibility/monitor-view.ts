/** Converts a run to what the screen shows. Results that have only the fields of the specification work too. */
import type { Cell, CompetitorRow, EnginePart, VisibilityResult } from "@citeworthy/core/contract/visibility";
import {
  averageScore,
  MONITORED,
  type MonitoredEngine,
  monitorBand,
  rowName,
} from "@citeworthy/core/visibility/ratings";
import type { Tone } from "../../ui/tone.ts";

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
  versus: Partial<CompetitorRow["versus"]>;
};

const NOT_MEASURED = "not measured, counted as 0";

export const isVisibilityResult = (body: unknown): body is Loose =>
  typeof body === "object" &&
  body !== null &&
  "aiAnalysis" in body &&
  typeof body.aiAnalysis === "object" &&
  body.aiAnalysis !== null;

function cellView(engine: MonitoredEngine, cell: Partial<Cell> | undefined): CellView {
  const isMissing = typeof cell?.relevanceScore !== "number";
  return {
    engine,
    isMissing,
    relevanceScore: cell?.relevanceScore ?? 0,
    provenance: cell?.provenance ?? "estimated",
    cited: cell?.cited ?? 0,
    counted: cell?.counted ?? 0,
    interval: cell?.interval ?? null,
    outcomes: cell?.outcomes ?? {},
    wordShare: cell?.wordShare ?? null,
    note: isMissing ? NOT_MEASURED : (cell?.note ?? null),
  };
}

export const partsOf = ({ aiAnalysis }: Loose): PartView[] =>
  MONITORED.map((engine) => {
    const part = aiAnalysis[engine];
    const passages = part?.mentions ?? part?.quotes ?? [];
    return { ...cellView(engine, part), analysis: plainText(part?.analysis ?? ""), passages };
  });

export function rowsOf(result: Loose): RowView[] {
  const own: RowView = {
    url: result.url,
    name: "Your Brand",
    detail: hostOf(result.url),
    isOwn: true,
    cells: MONITORED.map((engine) => cellView(engine, result.aiAnalysis[engine])),
    versus: {},
  };
  const others = (result.competitors ?? []).map(
    (row): RowView => ({
      url: row.url,
      name: row.name ?? rowName(row.url),
      detail: pathOf(row.url),
      isOwn: false,
      cells: MONITORED.map((engine) => cellView(engine, row.cells?.[engine] ?? bareCell(row, engine))),
      versus: row.versus ?? {},
    }),
  );
  return [own, ...others];
}

type BareRow = Partial<Record<"perplexityScore" | "chatgptScore" | "geminiScore", number>>;
const BARE_SCORE = { perplexity: "perplexityScore", openai: "chatgptScore", gemini: "geminiScore" } as const;

function bareCell(row: BareRow, engine: MonitoredEngine): Partial<Cell> {
  const score = row[BARE_SCORE[engine]];
  return score === undefined ? {} : { relevanceScore: score };
}

export const averageOf = (result: Loose): number =>
  averageScore(
    Object.fromEntries(MONITORED.map((engine) => [engine, result.aiAnalysis[engine]?.relevanceScore])),
  );

const hostOf = (url: string) => (URL.parse(url)?.host ?? url).replace(/^www\./, "");
const pathOf = (url: string) => (URL.parse(url)?.pathname ?? "").replace(/^\/$/, "");

/** Removes light markdown, so only the text is shown. */
export const plainText = (text: string): string =>
  text
    .replace(/^\s{0,3}#{1,6}\s+/gm, "")
    .replace(/(\*\*|__)(.+?)\1/g, "$2")
    .replace(/(^|\s)[*_]([^*_\n]+)[*_](?=\s|[.,;:!?]|$)/g, "$1$2")
    .replace(/`([^`]+)`/g, "$1")
    .replace(/^\s*[-*]\s+/gm, "");

const TONES = { excellent: "good", good: "fair", fair: "orange", poor: "poor" } as const satisfies Record<
  ReturnType<typeof monitorBand>,
  Tone
>;
export const toneOf = (score: number): (typeof TONES)[keyof typeof TONES] => TONES[monitorBand(score)];
export const percent = (share: number): number => Math.round(share * 100);
