/** The reading of a text that another version of it was read as before, for the checks that the difference can't touch. */
import type { CheckName, CheckReading, PageReading } from "../contract/reading.ts";
import type { PageModel } from "../page/page-model.ts";
import { squeeze } from "../page/tree/characters.ts";

export type KnownChecks = Partial<Record<CheckName, CheckReading>>;

/** A known verdict is taken over where the words it rests on are still on the page: a byline is often outside the text. */
export function withKnownChecks(
  reading: PageReading,
  known: KnownChecks,
  { letters }: Pick<PageModel, "letters">,
): PageReading {
  const kept = Object.fromEntries(
    Object.entries(known).filter(([, { quotes }]) =>
      quotes.every((quote) => letters.includes(squeeze(quote))),
    ),
  ) as KnownChecks;
  const verdicts = Object.fromEntries(Object.entries(kept).map(([name, { verdict }]) => [name, verdict]));
  return {
    ...reading,
    checks: { ...reading.checks, ...verdicts },
    details: { ...reading.details, ...kept },
  };
}
