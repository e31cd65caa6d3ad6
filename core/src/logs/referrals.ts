/** Visits that assistants sent, by page. */

import { LONGEST_PATH, MAX_PAGES, most } from "./page-counts.ts";
import type { Referral } from "./report.ts";

export function refer(
  referrals: Map<string, { visits: number; pages: Map<string, number> }>,
  assistant: string,
  path: string,
): void {
  const row = referrals.get(assistant) ?? { visits: 0, pages: new Map() };
  referrals.set(assistant, row);
  row.visits++;
  const page = path.slice(0, LONGEST_PATH).split(/[?#]/, 1)[0] ?? "";
  const known = row.pages.get(page);
  if (known !== undefined || row.pages.size < MAX_PAGES) row.pages.set(page, (known ?? 0) + 1);
}

export const referralOf = ([assistant, { visits, pages }]: [
  string,
  { visits: number; pages: Map<string, number> },
]): Referral => ({ assistant, visits, pages: pages.size, top: most(pages) });
