/** Scores of the monitor: from 0 to 10, in four bands; the matrix shows them as percent. */

export const MONITOR_BANDS = { excellent: 8, good: 6, fair: 4 } as const;
type MonitorBand = keyof typeof MONITOR_BANDS | "poor";

export const MONITOR_LABEL: Record<MonitorBand, string> = {
  excellent: "Excellent",
  good: "Good",
  fair: "Fair",
  poor: "Poor",
};

export function monitorBand(score: number): MonitorBand {
  if (score >= MONITOR_BANDS.excellent) return "excellent";
  if (score >= MONITOR_BANDS.good) return "good";
  return score >= MONITOR_BANDS.fair ? "fair" : "poor";
}

/** The columns of the matrix, in their order. */
export const MONITORED = ["perplexity", "openai", "gemini"] as const;
export type MonitoredEngine = (typeof MONITORED)[number];

/** The mean of the three; an engine without a score counts as 0, as the average is defined. */
export function averageScore(scores: Partial<Record<MonitoredEngine, number | null | undefined>>): number {
  const sum = MONITORED.reduce((total, engine) => total + (scores[engine] ?? 0), 0);
  return Math.round((sum / MONITORED.length) * 100) / 100;
}

export const percentOf = (score: number): number => Math.round(score * 10);

const MIN_OPACITY = 0.3;
/** Never fainter than can be read. */
export const cellOpacity = (score: number): number =>
  Math.round((MIN_OPACITY + (1 - MIN_OPACITY) * Math.min(1, Math.max(0, score / 10))) * 100) / 100;

/** The host without `www.`, capitalised: the name of a competitor's row. */
export function rowName(url: string): string {
  const host = (URL.parse(url)?.hostname ?? url).replace(/^www\./, "");
  return host.charAt(0).toUpperCase() + host.slice(1);
}
