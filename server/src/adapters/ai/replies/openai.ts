/**
 * OpenAI's Responses. Cited is what the text's annotations name; `action.sources` is everything that was read.
 * The two must not be mixed: counting what was read as cited makes every page look good.
 */
import { z } from "zod";
import { distinctSearches, type Ending, endingOf, type Reader, type Source, source } from "./reading.ts";
import { fromCodePoints } from "./text-offsets.ts";

const Annotation = z.looseObject({
  type: z.string(),
  url: z.string().optional(),
  title: z.string().nullish(),
  start_index: z.number().nullish(),
  end_index: z.number().nullish(),
});
const Part = z.looseObject({
  type: z.string(),
  text: z.string().optional(),
  refusal: z.string().optional(),
  annotations: z.array(Annotation).nullish(),
});
const Item = z.looseObject({
  type: z.string(),
  status: z.string().nullish(),
  content: z.array(Part).nullish(),
  action: z
    .looseObject({
      query: z.string().nullish(),
      queries: z.array(z.string()).nullish(),
      sources: z.array(z.looseObject({ url: z.string().optional() })).nullish(),
    })
    .nullish(),
});
const Body = z.looseObject({
  model: z.string().nullish(),
  status: z.string().nullish(),
  output: z.array(Item),
  incomplete_details: z.looseObject({ reason: z.string().nullish() }).nullish(),
  usage: z.looseObject({ input_tokens: z.number().nullish(), output_tokens: z.number().nullish() }).nullish(),
});

/** An incomplete answer is cut, unless the reason says that it was filtered. */
const ENDINGS: Record<string, Ending> = { completed: "done", incomplete: "cut" };

export const readOpenAi: Reader = (raw) => {
  const body = Body.parse(raw);
  const parts = body.output.flatMap(({ type, content }) => (type === "message" ? (content ?? []) : []));
  const searches = body.output.filter(
    ({ type, status }) => type === "web_search_call" && status !== "failed",
  );
  const reason = body.incomplete_details?.reason;
  const isRefused = reason === "content_filter" || parts.some(({ type }) => type === "refusal");

  let text = "";
  const cited: Source[] = [];
  for (const part of parts) {
    const words = part.type === "output_text" ? (part.text ?? "") : "";
    for (const { url, title, start_index, end_index } of part.annotations ?? []) {
      if (!url) continue;
      const span = fromCodePoints(words, start_index ?? 0, end_index ?? 0);
      const spans = span ? [{ start: text.length + span.start, end: text.length + span.end }] : [];
      cited.push(source(url, { title: title ?? null, spans }));
    }
    text += words;
  }

  return {
    text,
    ending: isRefused ? "refused" : reason ? "cut" : endingOf(body.status, ENDINGS),
    searched: searches.length > 0,
    searches: distinctSearches(searches.flatMap(({ action }) => [action?.query, ...(action?.queries ?? [])])),
    cited,
    retrieved: searches.flatMap(({ action }) =>
      (action?.sources ?? []).flatMap(({ url }) => (url ? [source(url)] : [])),
    ),
    // Only replies to requests that ask for them have sources.
    listsRetrieved: searches.some(({ action }) => Array.isArray(action?.sources)),
    usage: {
      inputTokens: body.usage?.input_tokens ?? null,
      outputTokens: body.usage?.output_tokens ?? null,
      searches: searches.length,
      costUsd: null,
    },
    servedModel: body.model ?? null,
    attribution: null,
  };
};
