/** The page about coffee in all answers that listed it. */
import type { AddressHistory } from "@citeworthy/core/cited/by-page";
import { OWN, shareOf } from "./coffee-answers.ts";
import { saidOfYou } from "./coffee-claims.ts";

const dayOf = (day: string, supported: number, partly: number, not_supported: number) => ({
  day,
  cited: supported + partly + not_supported,
  dropped: 0,
  counts: { supported, partly, not_supported, not_checked: 0 },
});

/** The first claim is in one answer, the second in two, and so on; the third answer dropped the page. */
export const coffeePage = (rest: Partial<AddressHistory> = {}): AddressHistory => ({
  url: OWN,
  host: "brewnotes.example",
  title: "How Much Coffee per Liter of Water?",
  isOwn: true,
  total: shareOf(4, 30),
  dropped: 9,
  from: "2026-11-09T09:00:00.000Z",
  to: "2026-11-14T09:00:00.000Z",
  questions: [
    { query: "how much coffee per liter of water", runId: "run-1", dropped: 9, ...shareOf(3, 20) },
    { query: "coffee starter set", runId: "run-2", dropped: 0, ...shareOf(1, 10) },
  ],
  days: [dayOf("2026-11-09", 2, 0, 0), dayOf("2026-11-12", 1, 1, 1), dayOf("2026-11-14", 4, 1, 0)],
  answers: saidOfYou().claims.flatMap(({ claim, support, query, engine, askedAt }, at) =>
    Array.from({ length: at + 1 }, (_, sample) => ({
      ...{ runId: `run-${at}`, query, engine, askedAt, position: 1, sample: sample + 1 },
      role: at === 2 ? ("dropped" as const) : ("cited" as const),
      claims: [{ claim, support }],
    })),
  ),
  ...rest,
});
