/** The reading of a text that another version of it was read as before, for the checks that the difference can't touch. */
import type { CheckName, CheckReading, PageReading } from "../contract/reading.ts";

export type KnownChecks = Partial<Record<CheckName, CheckReading>>;

/** A known verdict is taken over where the words it rests on are still in the text. */
export function withKnownChecks(reading: PageReading, known: KnownChecks, text: string): PageReading {
  const said = spaced(text);
  const kept = Object.fromEntries(
    Object.entries(known).filter(([, { quotes }]) => quotes.every((quote) => said.includes(spaced(quote)))),
  ) as KnownChecks;
  const verdicts = Object.fromEntries(Object.entries(kept).map(([name, { verdict }]) => [name, verdict]));
  return {
    ...reading,
    checks: { ...reading.checks, ...verdicts },
    details: { ...reading.details, ...kept },
  };
}

const spaced = (text: string) => text.replace(/\s+/g, " ");
