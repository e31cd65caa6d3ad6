/** Counts and their intervals in words. */
import type { CountedShare } from "@citeworthy/core/cited/cited-view";
import { ENGINE_NAMES } from "@citeworthy/core/visibility/engines";
import type { Interval } from "@citeworthy/core/visibility/interval";
import { MONITORED, type MonitoredEngine } from "@citeworthy/core/visibility/ratings";

export const percent = (share: number): number => Math.round(share * 100);

export const rangeWords = ({ low, high }: Interval): string => `${percent(low)} to ${percent(high)}%`;

export const countWords = ({ cited, counted }: Pick<CountedShare, "cited" | "counted">): string =>
  `${cited} of ${counted}`;

export const nounFor = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

type ByEngine = Partial<Record<MonitoredEngine, CountedShare>>;

export const enginesOf = (byEngine: ByEngine): { engine: MonitoredEngine; share: CountedShare }[] =>
  MONITORED.flatMap((engine) => {
    const share = byEngine[engine];
    return share ? [{ engine, share }] : [];
  });

/** "Perplexity 2 of 7, ChatGPT 0 of 7" */
export const engineWords = (byEngine: ByEngine): string =>
  enginesOf(byEngine)
    .map(({ engine, share }) => `${ENGINE_NAMES[engine]} ${countWords(share)}`)
    .join(", ");
