/** A log report for the terminal. Paths and names come from strangers, so that only printable characters are shown. */
import type { BotRow, LogReport } from "@citeworthy/core/logs/report";
import { printable } from "./printable.ts";

const PURPOSE = { search: "search", user: "asked by a person", training: "training" } as const;
const SHOWN_PATHS = 10;
const number = (value: number): string => value.toLocaleString("en-US");

export function logScreen(report: LogReport): string {
  const { lines, unread, bots, referrals, rangesDate, sitemap } = report;
  const parts = [
    `${number(lines)} lines, ${number(unread)} of them unreadable.`,
    rangesDate === null
      ? "Crawlers are known by their name only. Pass --ranges to flag spoofed ones."
      : `Crawlers are checked against address ranges of ${printable(rangesDate)}.`,
    "",
    bots.length > 0 ? table(report) : "No crawler of an AI company is in these logs.",
    "",
    referrals.length > 0
      ? `Visits from assistants: ${referrals.map(({ assistant, visits }) => `${assistant} ${number(visits)}`).join(", ")}.`
      : "No visits from assistants.",
  ];
  if (sitemap)
    parts.push(
      "",
      `${number(sitemap.neverFetched)} of ${number(sitemap.pages)} sitemap pages were never fetched by an AI search crawler.`,
      ...sitemap.paths.slice(0, SHOWN_PATHS).map((path) => `  ${printable(path)}`),
    );
  return `${parts.join("\n")}\n`;
}

function table({ bots, knowsRobots }: LogReport): string {
  const head = ["Crawler", "For", "Visits", "Pages", "401", "403", "429", "Spoofed"];
  const rows = bots.map((bot) => [
    bot.name,
    PURPOSE[bot.purpose],
    number(bot.visits),
    `${number(bot.pages)}${bot.morePages ? "+" : ""}`,
    number(bot.refused[401]),
    number(bot.refused[403]),
    number(bot.refused[429]),
    number(bot.spoofed),
  ]);
  const widths = head.map((name, at) => Math.max(name.length, ...rows.map((row) => (row[at] ?? "").length)));
  const line = (cells: string[]) =>
    cells
      .map((cell, at) => (at < 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join("  ")
      .trimEnd();
  const notes = knowsRobots ? bots.flatMap(robotsNote) : [];
  return [line(head), ...rows.map(line), ...(notes.length > 0 ? ["", ...notes] : [])].join("\n");
}

function robotsNote({ name, refusedAllowed, visitedForbidden }: BotRow): string[] {
  return [
    ...(refusedAllowed > 0
      ? [`${name} was refused ${number(refusedAllowed)} times although robots.txt allows it.`]
      : []),
    ...(visitedForbidden > 0
      ? [`${name} fetched ${number(visitedForbidden)} times what robots.txt forbids.`]
      : []),
  ];
}
