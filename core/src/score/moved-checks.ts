/** The checks that moved the score, as they are told: those that rest on the same words of the page are one. */
import type { AuditResult } from "../contract/analysis-result.ts";
import { tenths } from "./tenths.ts";

export type MovedCheck = {
  /** Of the check that moved most. */
  id: string;
  audits: string[];
  title: string;
  found: string;
  quote: string | null;
  difference: number;
};

type Check = Pick<AuditResult, "id" | "title" | "found" | "quotes"> & { difference?: number | undefined };

/** The checks of one section; one without a difference is left out. */
export function movedChecks(checks: readonly Check[]): MovedCheck[] {
  const moved = checks
    .flatMap(({ id, title, found, quotes, difference }): MovedCheck[] => {
      if (!difference) return [];
      const quote = quotes.find((text) => !IS_MOMENT.test(text)) ?? null;
      return [{ id, audits: [id], title, found, quote, difference }];
    })
    .toSorted((one, other) => Math.abs(other.difference) - Math.abs(one.difference));
  return moved.reduce<MovedCheck[]>((rows, check) => {
    const same = rows.find((row) => isSame(row, check));
    if (!same) rows.push(check);
    else
      Object.assign(same, {
        audits: [...same.audits, ...check.audits],
        title: `${same.title}, ${check.title}`,
        difference: tenths(same.difference + check.difference),
      });
    return rows;
  }, []);
}

const isSame = (one: MovedCheck, other: MovedCheck): boolean =>
  one.quote !== null && one.quote === other.quote && one.difference > 0 === other.difference > 0;

/** A moment of the markup isn't something that a reader can find. */
const IS_MOMENT = /^\d{4}-\d\d-\d\dT/;
