/** One row for each crawler: visits, pages, refusals next to robots.txt, and names used by somebody else. */
import { BOT_PURPOSES, type BotPurpose } from "@citeworthy/core/logs/bots";
import type { BotRow } from "@citeworthy/core/logs/report";
import { numberText } from "../../ui/figures/number-text.ts";
import { More } from "../../ui/parts/more.tsx";
import { Paths } from "./path-list.tsx";

export const PURPOSE_WORDS: Record<BotPurpose, string> = {
  search: "AI search",
  user: "Asked by a person",
  training: "Training",
};

export function BotTable({ bots, knowsRobots }: { bots: readonly BotRow[]; knowsRobots: boolean }) {
  return (
    <ul className="border-b border-line">
      {BOT_PURPOSES.flatMap((purpose) => bots.filter((bot) => bot.purpose === purpose)).map((bot) => (
        <li
          key={bot.name}
          className="grid gap-x-8 gap-y-3 border-t border-line py-4 md:grid-cols-[14rem_minmax(0,1fr)]"
        >
          <div>
            <h3 className="font-sans text-16 font-semibold">{bot.name}</h3>
            <p className="text-14 text-quiet">
              {PURPOSE_WORDS[bot.purpose]}, {bot.owner}
            </p>
          </div>
          <div className="grid grid-cols-1 gap-2">
            <dl className="flex flex-wrap gap-x-4 gap-y-2 md:gap-x-8">
              <Figure name="Visits" value={numberText(bot.visits)} />
              <Figure name="Pages" value={`${numberText(bot.pages)}${bot.morePages ? "+" : ""}`} />
              {([401, 403, 429] as const).map((status) => (
                <Figure key={status} name={String(status)} value={numberText(bot.refused[status])} />
              ))}
              {bot.spoofed > 0 && <Figure name="Spoofed" value={numberText(bot.spoofed)} />}
            </dl>
            {knowsRobots && <RobotsNote bot={bot} />}
            {bot.top.length > 0 && (
              <More summary="Most visited pages">
                <Paths pages={bot.top} />
              </More>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="min-w-12 md:min-w-16">
      <dt className="text-12 text-quiet">{name}</dt>
      <dd className="tabular font-serif text-22">{value}</dd>
    </div>
  );
}

function RobotsNote({ bot: { refusedAllowed, visitedForbidden } }: { bot: BotRow }) {
  const notes = [
    ...(refusedAllowed > 0
      ? [`Refused ${numberText(refusedAllowed)} times although robots.txt allows it.`]
      : []),
    ...(visitedForbidden > 0
      ? [`Fetched ${numberText(visitedForbidden)} times what robots.txt forbids.`]
      : []),
  ];
  return notes.length > 0 ? <p className="text-14 text-orange">{notes.join(" ")}</p> : null;
}
