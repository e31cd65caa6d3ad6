/** Anthropic's messages with its search tool. The answer comes in many text blocks; a block's citations are its sources. */
import { z } from "zod";
import { distinctSearches, type Ending, endingOf, type Reader, type Source, source } from "./reading.ts";

const Cited = z.looseObject({
  url: z.string().nullish(),
  title: z.string().nullish(),
  cited_text: z.string().nullish(),
});
const Result = z.looseObject({ type: z.string(), url: z.string().nullish(), title: z.string().nullish() });
const Block = z.looseObject({
  type: z.string(),
  text: z.string().nullish(),
  citations: z.array(Cited).nullish(),
  /** Of a search: what was searched for. */
  input: z.looseObject({ query: z.string().nullish() }).nullish(),
  /** A list where the search worked, an object with an error code where it did not. */
  content: z
    .union([z.array(Result), z.looseObject({ error_code: z.string().nullish() }), z.string()])
    .nullish(),
});
const Body = z.looseObject({
  model: z.string().nullish(),
  stop_reason: z.string().nullish(),
  content: z.array(Block),
  usage: z
    .looseObject({
      input_tokens: z.number().nullish(),
      output_tokens: z.number().nullish(),
      server_tool_use: z.looseObject({ web_search_requests: z.number().nullish() }).nullish(),
    })
    .nullish(),
});

/** `tool_use` waits for a tool of ours, and there is none: it is left out, and so unknown. */
const ENDINGS: Record<string, Ending> = {
  end_turn: "done",
  stop_sequence: "done",
  max_tokens: "cut",
  model_context_window_exceeded: "cut",
  refusal: "refused",
  pause_turn: "paused",
};

export const readAnthropic: Reader = (raw) => {
  const body = Body.parse(raw);
  const found = body.content.flatMap(({ type, content }) =>
    type === "web_search_tool_result" && Array.isArray(content) ? [content] : [],
  );

  let text = "";
  const cited: Source[] = [];
  for (const block of body.content) {
    if (block.type !== "text") continue;
    const words = block.text ?? "";
    const spans = words === "" ? [] : [{ start: text.length, end: text.length + words.length }];
    for (const { url, title, cited_text } of block.citations ?? [])
      if (url) cited.push(source(url, { title: title ?? null, snippet: cited_text ?? null, spans }));
    text += words;
  }

  return {
    text,
    ending: endingOf(body.stop_reason, ENDINGS),
    searched: found.length > 0,
    searches: distinctSearches(
      body.content.map(({ type, input }) => (type === "server_tool_use" ? input?.query : null)),
    ),
    cited,
    retrieved: found.flat().flatMap(({ url, title }) => (url ? [source(url, { title: title ?? null })] : [])),
    listsRetrieved: found.length > 0,
    usage: {
      inputTokens: body.usage?.input_tokens ?? null,
      outputTokens: body.usage?.output_tokens ?? null,
      searches: body.usage?.server_tool_use?.web_search_requests ?? found.length,
      costUsd: null,
    },
    servedModel: body.model ?? null,
    attribution: null,
  };
};
