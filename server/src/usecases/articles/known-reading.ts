/** What the user or a connected model decided about the page. The article is made for the same question as the report. */
import type { GivenReading } from "@citeworthy/core/contract/given-reading";
import type { PageReading } from "@citeworthy/core/contract/reading";
import type { Storage } from "../../ports/storage.ts";
import type { ArticleWork } from "./article-work.ts";

type Needs = { storage: Pick<Storage, "analyses"> };

export async function knownReading({ storage }: Needs, { searchId }: ArticleWork): Promise<GivenReading> {
  const stored = searchId === null ? null : await storage.analyses.find(searchId);
  return givenBy(stored?.result.reading);
}

/**
 * Verdicts of a model are left out: they are about the page as it is and would hold for no edited text. An answer that
 * isn't on the page any more is ignored by the engine.
 */
export function givenBy(reading: PageReading | undefined): GivenReading {
  if (!reading) return {};
  const { question, questionBy, kind, kindBy, answer } = reading;
  const [sentence] = answer.by === "engine" || answer.isList ? [] : answer.sentences;
  return {
    ...(questionBy !== "engine" && question !== "" && { question }),
    ...(kindBy !== "engine" && { kind }),
    ...(sentence && { answer: sentence }),
  };
}
