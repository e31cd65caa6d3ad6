/** The reading of a text that another version of it was read as before, for the parts that the difference can't touch. */
import type { MarkPoints, PageMarks } from "../contract/marks.ts";
import type { CheckName, CheckReading, PageReading } from "../contract/reading.ts";
import type { PageModel } from "../page/page-model.ts";
import { squeeze } from "../page/tree/characters.ts";

type KnownChecks = Partial<Record<CheckName, CheckReading>>;
export type KnownReading = {
  checks: KnownChecks;
  /** Marks are about the page as a whole, so they hold until a model reads it again. */
  marks?: PageMarks | undefined;
  /** What they moved. They know nothing of an edit, so a point that it wins or loses stays a point. */
  markPoints?: MarkPoints | undefined;
};

/** A known verdict is taken over where the words it rests on are still on the page: a byline is often outside the text. */
export function withKnownReading(
  reading: PageReading,
  { checks, marks }: KnownReading,
  { letters }: Pick<PageModel, "letters">,
): PageReading {
  const kept = Object.fromEntries(
    Object.entries(checks).filter(([, { quotes }]) =>
      quotes.every((quote) => letters.includes(squeeze(quote))),
    ),
  ) as KnownChecks;
  const verdicts = Object.fromEntries(Object.entries(kept).map(([name, { verdict }]) => [name, verdict]));
  return {
    ...reading,
    checks: { ...reading.checks, ...verdicts },
    details: { ...reading.details, ...kept },
    ...(marks && { marks }),
  };
}
