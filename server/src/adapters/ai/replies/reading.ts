/** What a reply says, whoever sent it. Read from the vendor's own body, so that a kept reply can be read again. */
import type { Span } from "@citeworthy/core/visibility/mentions";
import type { AiUsage } from "../../../ports/answer-engine.ts";

/** Raise it when a reader changes what it finds: kept replies then say which reader read them. */
export const PARSER_VERSION = 1;

export type Source = { url: string; title: string | null; snippet: string | null; spans: Span[] };

export type Reading = {
  text: string;
  ending: "done" | "cut" | "refused";
  searched: boolean;
  /** Used in the answer, in the order of first use; the same source may come several times. */
  cited: Source[];
  /** Everything the engine looked at. */
  retrieved: Source[];
  usage: AiUsage;
  servedModel: string | null;
  attribution: string | null;
};

export type Reader = (body: unknown) => Reading;

export const source = (url: string, rest: Partial<Source> = {}): Source => ({
  url,
  title: null,
  snippet: null,
  spans: [],
  ...rest,
});
