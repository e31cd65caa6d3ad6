/** Claims that cite the page, day by day and by verdict. A table shows the same numbers. */
import type { AddressDay } from "@citeworthy/core/cited/by-page";
import { SUPPORT_VERDICTS, type SupportVerdict } from "@citeworthy/core/cited/cited-view";
import { dateWords } from "../../../ui/figures/date-text.tsx";
import { ScrollFrame } from "../../../ui/layout/scroll-frame.tsx";
import { More } from "../../../ui/parts/more.tsx";
import { SUPPORT_WORDS } from "../claims/verdict.tsx";
import { VERDICT_SHADES } from "../claims/verdict-shades.ts";
import { nounFor } from "../figures/share-words.ts";

const HEIGHT_REM = 9;
/** Room for the first and the last day below the bars. */
const MIN_WIDTH_REM = 14;
const BAR_REM = 4;
/** Older days are in the table and in the files. */
const MAX_BARS = 30;

const dayText = (day: string) => dateWords(day, false, 0);
const totalOf = ({ counts }: AddressDay) =>
  SUPPORT_VERDICTS.reduce((sum, verdict) => sum + counts[verdict], 0);

export function ClaimsOverTime({ days }: { days: readonly AddressDay[] }) {
  const shown = days.slice(-MAX_BARS);
  const [first] = shown;
  const last = shown.at(-1);
  const used = SUPPORT_VERDICTS.filter((verdict) => days.some(({ counts }) => counts[verdict] > 0));
  // One day is not a development; its claims are listed below.
  if (!first || !last || first === last || used.length === 0) return null;
  const top = Math.max(...shown.map(totalOf));
  const claims = shown.reduce((sum, day) => sum + totalOf(day), 0);
  return (
    <section aria-labelledby="over-time" className="grid grid-cols-1 gap-4">
      <h2 id="over-time" className="text-28">
        Claims over time
      </h2>
      <figure
        className="grid grid-cols-1 gap-3"
        style={{ maxWidth: `max(${MIN_WIDTH_REM}rem, ${shown.length * BAR_REM}rem)` }}
      >
        <div
          role="img"
          aria-label={`${nounFor(claims, "claim")} on ${nounFor(shown.length, "day")}, from ${dayText(first.day)} to ${dayText(last.day)}`}
          className="flex items-end gap-1 border-b border-edge print-color-exact"
          style={{ height: `${HEIGHT_REM}rem` }}
        >
          {shown.map((day) => (
            <Bar key={day.day} day={day} top={top} />
          ))}
        </div>
        <div aria-hidden="true" className="flex justify-between text-14 text-quiet">
          <span>{dayText(first.day)}</span>
          <span>{dayText(last.day)}</span>
        </div>
        <figcaption>
          <ul className="flex flex-wrap gap-x-6 gap-y-1 text-14">
            {used.map((verdict) => (
              <li key={verdict} className="flex items-center gap-2">
                <span aria-hidden="true" className={`size-2.5 rounded-full ${VERDICT_SHADES[verdict]}`} />
                {SUPPORT_WORDS[verdict]}
              </li>
            ))}
          </ul>
        </figcaption>
      </figure>
      <More summary={<span className="text-14">Show as table</span>}>
        <DayTable days={days} verdicts={used} />
      </More>
    </section>
  );
}

function Bar({ day, top }: { day: AddressDay; top: number }) {
  const parts = SUPPORT_VERDICTS.filter((verdict) => day.counts[verdict] > 0).toReversed();
  return (
    <span
      title={`${dayText(day.day)}: ${nounFor(totalOf(day), "claim")}`}
      className="flex min-w-1 flex-1 flex-col gap-px"
      style={{ height: `${(totalOf(day) / top) * 100}%` }}
    >
      {parts.map((verdict) => (
        <span
          key={verdict}
          className={`first:rounded-t-xs ${VERDICT_SHADES[verdict]}`}
          style={{ flex: day.counts[verdict] }}
        />
      ))}
    </span>
  );
}

function DayTable({ days, verdicts }: { days: readonly AddressDay[]; verdicts: readonly SupportVerdict[] }) {
  return (
    <ScrollFrame aria-label="Claims by day" className="overflow-x-auto">
      <table className="w-full text-left text-14">
        <thead>
          <tr className="border-b border-line text-quiet">
            {["Day", ...verdicts.map((verdict) => SUPPORT_WORDS[verdict])].map((name) => (
              <th key={name} scope="col" className="py-2 pr-4 font-semibold whitespace-nowrap">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, counts }) => (
            <tr key={day} className="border-b border-line">
              <th scope="row" className="py-2 pr-4 font-normal whitespace-nowrap">
                {dayText(day)}
              </th>
              {verdicts.map((verdict) => (
                <td key={verdict} className="tabular py-2 pr-4">
                  {counts[verdict]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
