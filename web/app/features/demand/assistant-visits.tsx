/** Visits that assistants sent, by day, with what became of them. */
import type { AssistantDay } from "@citeworthy/core/demand/page-demand";
import { dayAfter } from "@citeworthy/core/demand/properties";
import { numberText } from "../../ui/figures/number-text.ts";
import { DayBars } from "../../ui/on-demand/day-bars.tsx";
import { DataTable } from "../../ui/table/data-table.tsx";
import type { TableColumn } from "../../ui/table/table-columns.ts";

type Total = { assistant: string; sessions: number; keyEvents: number; revenue: number };

function totalsOf(days: readonly AssistantDay[]): Total[] {
  const totals = [...Map.groupBy(days, ({ assistant }) => assistant)].map(([assistant, own]) => {
    const sum = (of: "sessions" | "keyEvents" | "revenue") => own.reduce((all, one) => all + one[of], 0);
    return { assistant, sessions: sum("sessions"), keyEvents: sum("keyEvents"), revenue: sum("revenue") };
  });
  return totals.toSorted((one, other) => other.sessions - one.sessions);
}

/** Days without a visit are days too. */
function everyDay(days: readonly AssistantDay[]): { day: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { day, sessions } of days) counts.set(day, (counts.get(day) ?? 0) + sessions);
  const [first, last] = [days[0]?.day ?? "", days.at(-1)?.day ?? ""];
  const all: { day: string; count: number }[] = [];
  for (let day = first; day !== "" && day <= last; day = dayAfter(day))
    all.push({ day, count: counts.get(day) ?? 0 });
  return all;
}

const columnsOf = (hasRevenue: boolean, currency: string | null): TableColumn<Total>[] => [
  { name: "Assistant", cell: ({ assistant }) => assistant },
  { name: "Sessions", isNumber: true, cell: ({ sessions }) => numberText(sessions) },
  { name: "Key events", isNumber: true, cell: ({ keyEvents }) => numberText(keyEvents) },
  ...(hasRevenue
    ? [
        {
          name: currency ? `Revenue, ${currency}` : "Revenue",
          isNumber: true,
          cell: ({ revenue }: Total) => numberText(revenue),
        },
      ]
    : []),
];

type AssistantVisitsProps = { days: readonly AssistantDay[]; currency: string | null };

export function AssistantVisits({ days, currency }: AssistantVisitsProps) {
  const totals = totalsOf(days);
  const hasRevenue = totals.some(({ revenue }) => revenue > 0);
  return (
    <section aria-labelledby="assistant-visits" className="grid grid-cols-1 gap-4">
      <h2 id="assistant-visits" className="text-28">
        Visits from assistants
      </h2>
      {days.length === 0 ? (
        <p className="text-quiet">Analytics has no visits from assistants that name themselves.</p>
      ) : (
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
          <DayBars title="Sessions by day" fill="fill-accent" days={everyDay(days)} />
          <DataTable
            label="Visits by assistant"
            columns={columnsOf(hasRevenue, currency)}
            rows={totals}
            keyOf={({ assistant }) => assistant}
            phone="fit"
          />
        </div>
      )}
    </section>
  );
}
