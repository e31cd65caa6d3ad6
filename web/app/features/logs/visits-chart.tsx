/** Visits by day, stacked by what the crawlers come for; the same numbers as a table for those who can't see it. */

import { BOT_PURPOSES, type BotPurpose } from "@citeworthy/core/logs/bots";
import type { BotRow } from "@citeworthy/core/logs/report";
import { DAY_MS } from "@citeworthy/core/time";
import { dateWords } from "../../ui/figures/date-text.tsx";
import { numberText } from "../../ui/figures/number-text.ts";
import { ScrollFrame } from "../../ui/layout/scroll-frame.tsx";
import { More } from "../../ui/parts/more.tsx";
import { PURPOSE_WORDS } from "./bot-table.tsx";

const HEIGHT = 120;
const FILL: Record<BotPurpose, string> = { search: "fill-accent", user: "fill-good", training: "fill-edge" };
const DOT: Record<BotPurpose, string> = { search: "bg-accent", user: "bg-good", training: "bg-edge" };
/** More columns than this would be thinner than a pixel on a phone. */
const MAX_DAYS = 92;

/** A few days would make columns as wide as the page. */
const widthOf = (days: number) => `${Math.max(24, days * 3)}rem`;

type Day = Record<BotPurpose, number> & { day: string; total: number };

export function VisitsChart({ bots }: { bots: readonly BotRow[] }) {
  const days = daysOf(bots);
  if (days.length === 0) return null;
  const top = Math.max(...days.map(({ total }) => total), 1);
  const [first, last] = [days[0]?.day ?? "", days.at(-1)?.day ?? ""];
  const words = (day: string) => dateWords(day, false, 0);
  return (
    <figure className="grid grid-cols-1 gap-2" style={{ maxWidth: widthOf(days.length) }}>
      <figcaption className="flex flex-wrap gap-x-6 gap-y-1 text-14">
        {BOT_PURPOSES.map((purpose) => (
          <span key={purpose} className="inline-flex items-center gap-2">
            <span aria-hidden="true" className={`size-3 rounded-xs ${DOT[purpose]}`} />
            {PURPOSE_WORDS[purpose]}
          </span>
        ))}
      </figcaption>
      <svg
        viewBox={`0 0 ${days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Visits by day from ${words(first)} to ${words(last)}; the most on one day are ${numberText(top)}.`}
        className="h-32 w-full border-b border-edge"
      >
        {days.map((day, at) => (
          <Column key={day.day} day={day} at={at} top={top} />
        ))}
      </svg>
      <p className="flex justify-between text-12 text-quiet">
        <span>{words(first)}</span>
        <span>most on one day: {numberText(top)}</span>
        <span>{words(last)}</span>
      </p>
      <More summary="Show as table">
        <DayTable days={days} words={words} />
      </More>
    </figure>
  );
}

function Column({ day, at, top }: { day: Day; at: number; top: number }) {
  let below = 0;
  return BOT_PURPOSES.map((purpose) => {
    const height = (day[purpose] / top) * HEIGHT;
    below += height;
    return (
      <rect
        key={purpose}
        x={at + 0.1}
        y={HEIGHT - below}
        width={0.8}
        height={height}
        className={FILL[purpose]}
      />
    );
  });
}

function DayTable({ days, words }: { days: readonly Day[]; words: (day: string) => string }) {
  return (
    <ScrollFrame aria-label="Visits by day" className="max-h-80 overflow-auto">
      <table className="w-full text-left text-14">
        <thead>
          <tr className="border-b border-line text-quiet">
            {["Day", ...BOT_PURPOSES.map((purpose) => PURPOSE_WORDS[purpose])].map((head) => (
              <th key={head} scope="col" className="py-2 pr-4 font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.day} className="border-b border-line">
              <th scope="row" className="py-2 pr-4 font-normal">
                {words(day.day)}
              </th>
              {BOT_PURPOSES.map((purpose) => (
                <td key={purpose} className="tabular py-2 pr-4">
                  {numberText(day[purpose])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

/** Every day from the first to the last, also those without a visit; only the newest where there are too many. */
function daysOf(bots: readonly BotRow[]): Day[] {
  const found = bots.flatMap(({ purpose, days }) => days.map((one) => ({ ...one, purpose })));
  const times = found.map(({ day }) => Date.parse(day));
  if (times.length === 0) return [];
  const last = Math.max(...times);
  const first = Math.max(Math.min(...times), last - (MAX_DAYS - 1) * DAY_MS);
  return Array.from({ length: (last - first) / DAY_MS + 1 }, (_, at) => {
    const day = new Date(first + at * DAY_MS).toISOString().slice(0, 10);
    const of = (purpose: BotPurpose) =>
      found
        .filter((one) => one.day === day && one.purpose === purpose)
        .reduce((sum, { visits }) => sum + visits, 0);
    const counts = { search: of("search"), user: of("user"), training: of("training") };
    return { day, ...counts, total: counts.search + counts.user + counts.training };
  });
}
