/** What a reply says, for every vendor. Read from the vendor's own body, so that a kept reply can be read again. */
import type { Span } from "@citeworthy/core/visibility/answers/mentions";
import type { AiUsage } from "../../../ports/ai/answer-engine.ts";

/** Raise it when a reader changes what it finds: kept replies then say which reader read them. */
export const PARSER_VERSION = 3;

export type Source = { url: string; title: string | null; snippet: string | null; spans: Span[] };

/** `paused`: the vendor wants to be asked to go on. `unknown`: an ending we can't vouch for, so the answer doesn't count. */
export type Ending = "done" | "cut" | "refused" | "paused" | "unknown";

export type ReplyReading = {
  text: string;
  ending: Ending;
  searched: boolean;
  /** What the engine searched for, word for word; empty where it doesn't say. */
  searches: string[];
  /** Used in the answer, in the order of first use; the same source may come several times. */
  cited: Source[];
  /** Everything the engine looked at, in the order of its list. */
  retrieved: Source[];
  /** `false`: the reply names what it cites and has no list of what was read. */
  listsRetrieved: boolean;
  usage: AiUsage;
  servedModel: string | null;
  attribution: string | null;
};

export type Reader = (body: unknown) => ReplyReading;

/** Only endings that a vendor documents count; a new or missing one never passes for a finished answer. */
export const endingOf = (reason: string | null | undefined, known: Record<string, Ending>): Ending =>
  (reason && Object.hasOwn(known, reason) ? known[reason] : undefined) ?? "unknown";

/** Each search once, without empty ones, in the order in which the engine made them. */
export const distinctSearches = (searches: readonly (string | null | undefined)[]): string[] => [
  ...new Set(searches.flatMap((search) => search?.replace(/\s+/g, " ").trim() || [])),
];

export const source = (url: string, rest: Partial<Source> = {}): Source => ({
  url,
  title: null,
  snippet: null,
  spans: [],
  ...rest,
});
