/** Which warnings and errors the product's processes wrote, and how often. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const LONGEST_WORDS = 160;

function eventOf(line: string): string {
  try {
    const { level, event, msg, message, error } = JSON.parse(line);
    const cause = error?.message ?? error;
    return `${level}: ${event ?? msg ?? message}${cause ? ` (${cause})` : ""}`.slice(0, LONGEST_WORDS);
  } catch {
    return line.slice(0, LONGEST_WORDS);
  }
}

export function logEvents(folder: string) {
  const lines = readdirSync(folder).flatMap((file) => {
    const process = file.replace(".log", "");
    const text = readFileSync(join(folder, file), "utf8");
    return text.split("\n").flatMap((line) => (line === "" ? [] : [{ process, event: eventOf(line) }]));
  });
  return [...Map.groupBy(lines, ({ event }) => event)]
    .map(([event, those]) => ({
      event,
      times: those.length,
      processes: [...new Set(those.map(({ process }) => process))].join(", "),
    }))
    .sort((one, other) => other.times - one.times);
}
