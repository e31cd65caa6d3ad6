/** Visits that assistants sent, by page. */

import { LONGEST_PATH, MAX_PAGES, most } from "./page-counts.ts";
import type { Referral } from "./report.ts";

type Referred = { visits: number; pages: Map<string, number> };
/** By assistant. */
export type Referrals = Map<string, Referred>;

export function refer(referrals: Referrals, assistant: string, path: string): void {
  const row = referrals.get(assistant) ?? { visits: 0, pages: new Map() };
  referrals.set(assistant, row);
  row.visits++;
  const page = path.slice(0, LONGEST_PATH).split(/[?#]/, 1)[0] ?? "";
  const known = row.pages.get(page);
  if (known !== undefined || row.pages.size < MAX_PAGES) row.pages.set(page, (known ?? 0) + 1);
}

export const referralOf = ([assistant, { visits, pages }]: [string, Referred]): Referral => ({
  assistant,
  visits,
  pages: pages.size,
  top: most(pages),
});
