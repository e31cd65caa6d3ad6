/** What the user has said about a page: its question, its kind, which sentence answers, which don't. */
import type { GivenReading } from "@citeworthy/core/contract/given-reading";
import type { PageReading } from "@citeworthy/core/contract/reading";
import type { Storage } from "../../ports/storage.ts";

export function givenByUser(reading: PageReading | undefined): GivenReading {
  if (!reading) return {};
  const { question, questionBy, kind, kindBy, answer } = reading;
  const [sentence] = answer.by === "user" ? answer.sentences : [];
  return {
    ...(questionBy === "user" && { question }),
    ...(kindBy === "user" && { kind }),
    ...(sentence && { answer: sentence }),
    ...(answer.ruledOut && { ruledOut: answer.ruledOut }),
  };
}

/**
 * As said at the newest analysis of the page, for runs of many pages. Without the marked answer: it may be gone from the page,
 * and only its author can say what answers instead.
 */
export async function givenBefore(
  { storage }: { storage: Storage },
  { userId, url }: { userId: string; url: string },
): Promise<GivenReading> {
  const pageId = (await storage.projects.pageIdsOf(userId, [url])).get(url);
  const [newest] = pageId ? await storage.analyses.pointsOf({ pageId }, 1) : [];
  const [found] = newest ? await storage.analyses.results([newest.id]) : [];
  const { answer: _, ...given } = givenByUser(found?.measured.reading);
  return given;
}
