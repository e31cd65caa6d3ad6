/**
 * Gemini with search grounding. Cited is what `groundingSupports` ties to words of the text; the chunks are what was read.
 * A chunk's address is a redirect of Google's, and its title is the host it leads to.
 */
import type { Span } from "@citeworthy/core/visibility/answers/mentions";
import { z } from "zod";
import { sumOfCounts } from "../reported-usage.ts";
import { distinctSearches, type Ending, endingOf, type Reader, source } from "./reading.ts";
import { fromBytes } from "./text-offsets.ts";

const Web = z.looseObject({ uri: z.string().nullish(), title: z.string().nullish() });
const Segment = z.looseObject({
  startIndex: z.number().nullish(),
  endIndex: z.number().nullish(),
  text: z.string().nullish(),
});
const Grounding = z.looseObject({
  webSearchQueries: z.array(z.string()).nullish(),
  searchEntryPoint: z.looseObject({ renderedContent: z.string().nullish() }).nullish(),
  groundingChunks: z.array(z.looseObject({ web: Web.nullish() })).nullish(),
  groundingSupports: z
    .array(
      z.looseObject({ segment: Segment.nullish(), groundingChunkIndices: z.array(z.number()).nullish() }),
    )
    .nullish(),
});
const Part = z.looseObject({ text: z.string().nullish(), thought: z.boolean().nullish() });
const Body = z.looseObject({
  candidates: z
    .array(
      z.looseObject({
        content: z.looseObject({ parts: z.array(Part).nullish() }).nullish(),
        finishReason: z.string().nullish(),
        groundingMetadata: Grounding.nullish(),
      }),
    )
    .nullish(),
  promptFeedback: z.looseObject({ blockReason: z.string().nullish() }).nullish(),
  modelVersion: z.string().nullish(),
  usageMetadata: z
    .looseObject({
      promptTokenCount: z.number().nullish(),
      candidatesTokenCount: z.number().nullish(),
      thoughtsTokenCount: z.number().nullish(),
    })
    .nullish(),
});

const ENDINGS: Record<string, Ending> = {
  STOP: "done",
  MAX_TOKENS: "cut",
  SAFETY: "refused",
  RECITATION: "refused",
  BLOCKLIST: "refused",
  PROHIBITED_CONTENT: "refused",
  SPII: "refused",
  LANGUAGE: "refused",
};

/** The bytes are checked against the words they should cover; where they differ, the words are looked for. */
function placeOf(text: string, segment: z.infer<typeof Segment> | null | undefined): Span[] {
  const words = segment?.text ?? "";
  const span = fromBytes(text, segment?.startIndex ?? 0, segment?.endIndex ?? 0);
  if (span && (words === "" || text.slice(span.start, span.end) === words)) return [span];
  const at = words === "" ? -1 : text.indexOf(words);
  return at < 0 ? [] : [{ start: at, end: at + words.length }];
}

export const readGemini: Reader = (raw) => {
  const body = Body.parse(raw);
  const candidate = body.candidates?.[0];
  const parts = candidate?.content?.parts ?? [];
  const text = parts.map((part) => (part.thought ? "" : (part.text ?? ""))).join("");
  const grounding = candidate?.groundingMetadata;
  const chunks = (grounding?.groundingChunks ?? []).map(({ web }) =>
    web?.uri ? source(web.uri, { title: web.title ?? null }) : null,
  );
  const queries = grounding?.webSearchQueries?.length ?? 0;
  const usage = body.usageMetadata;
  const outputs = [usage?.candidatesTokenCount, usage?.thoughtsTokenCount].filter(
    (n) => typeof n === "number",
  );

  return {
    text,
    ending: body.promptFeedback?.blockReason ? "refused" : endingOf(candidate?.finishReason, ENDINGS),
    searched: queries > 0 || chunks.length > 0,
    searches: distinctSearches(grounding?.webSearchQueries ?? []),
    cited: (grounding?.groundingSupports ?? []).flatMap(({ segment, groundingChunkIndices }) =>
      (groundingChunkIndices ?? []).flatMap((index) => {
        const chunk = chunks[index];
        return chunk ? [{ ...chunk, spans: placeOf(text, segment) }] : [];
      }),
    ),
    retrieved: chunks.flatMap((chunk) => (chunk ? [chunk] : [])),
    // Without supports nothing tells the cited chunks from the others.
    listsRetrieved: chunks.length > 0 && (grounding?.groundingSupports ?? []).length > 0,
    usage: {
      inputTokens: usage?.promptTokenCount ?? null,
      outputTokens: outputs.length > 0 ? sumOfCounts(outputs) : null,
      searches: queries,
      costUsd: null,
    },
    servedModel: body.modelVersion ?? null,
    attribution: grounding?.searchEntryPoint?.renderedContent ?? null,
  };
};
