/**
 * Perplexity, in both of its formats: the Agent API (typed output items), and the chat completions that it replaced in
 * September 2026 and that gateways still speak. Cited is what an `[n]` mark in the text points to; the list is what was read.
 */
import { z } from "zod";
import { sumOfCounts } from "../reported-usage.ts";
import {
  distinctSearches,
  type Ending,
  endingOf,
  type Reader,
  type ReplyReading,
  type Source,
  source,
} from "./reading.ts";
import { fromCodePoints, numberedMarks } from "./text-offsets.ts";

const Result = z.looseObject({
  id: z.number().nullish(),
  url: z.string(),
  title: z.string().nullish(),
  snippet: z.string().nullish(),
});
const Annotation = z.looseObject({
  url: z.string().nullish(),
  title: z.string().nullish(),
  start_index: z.number().nullish(),
  end_index: z.number().nullish(),
});
const Part = z.looseObject({
  type: z.string(),
  text: z.string().nullish(),
  annotations: z.array(Annotation).nullish(),
});
const Agent = z.looseObject({
  model: z.string().nullish(),
  status: z.string().nullish(),
  output: z.array(
    z.looseObject({
      type: z.string(),
      content: z.array(Part).nullish(),
      queries: z.array(z.string()).nullish(),
      results: z.array(Result).nullish(),
    }),
  ),
  usage: z
    .looseObject({
      input_tokens: z.number().nullish(),
      output_tokens: z.number().nullish(),
      tool_calls_details: z.record(z.string(), z.looseObject({ invocation: z.number().nullish() })).nullish(),
      cost: z.looseObject({ total_cost: z.number().nullish() }).nullish(),
    })
    .nullish(),
});
const Chat = z.looseObject({
  model: z.string().nullish(),
  choices: z
    .array(
      z.looseObject({
        finish_reason: z.string().nullish(),
        message: z.looseObject({ content: z.string().nullish() }),
      }),
    )
    .min(1),
  citations: z.array(z.string()).nullish(),
  search_results: z.array(Result).nullish(),
  usage: z
    .looseObject({
      prompt_tokens: z.number().nullish(),
      completion_tokens: z.number().nullish(),
      num_search_queries: z.number().nullish(),
      cost: z.looseObject({ total_cost: z.number().nullish() }).nullish(),
    })
    .nullish(),
});

const AGENT_ENDINGS: Record<string, Ending> = { completed: "done", incomplete: "cut" };
const CHAT_ENDINGS: Record<string, Ending> = { stop: "done", length: "cut" };

type Numbered = { number: number; source: Source };

const asSource = ({ url, title, snippet }: z.infer<typeof Result>) =>
  source(url, { title: title ?? null, snippet: snippet ?? null });

/** Each mark in the order of the text, with the source of its number. */
function citedBy(text: string, list: Numbered[]): Source[] {
  return numberedMarks(text).flatMap(({ number, span }) => {
    const found = list.find((entry) => entry.number === number);
    return found ? [{ ...found.source, spans: [span] }] : [];
  });
}

export const readPerplexity: Reader = (raw) =>
  typeof raw === "object" && raw !== null && "choices" in raw ? readChat(raw) : readAgent(raw);

function readAgent(raw: unknown): ReplyReading {
  const body = Agent.parse(raw);
  const parts = body.output.flatMap(({ type, content }) => (type === "message" ? (content ?? []) : []));
  const text = parts.map((part) => part.text ?? "").join("");
  const found = body.output.flatMap(({ type, results }) =>
    type === "search_results" ? [results ?? []] : [],
  );
  const list = found
    .flat()
    .map((result, index) => ({ number: result.id ?? index + 1, source: asSource(result) }));
  const annotated = parts.flatMap(({ text: words, annotations }) =>
    (annotations ?? []).flatMap(({ url, title, start_index, end_index }) => {
      const span = fromCodePoints(words ?? "", start_index ?? 0, end_index ?? 0);
      // With several parts the place in the whole text is not known.
      return url
        ? [source(url, { title: title ?? null, spans: span && parts.length === 1 ? [span] : [] })]
        : [];
    }),
  );
  const counted = Object.values(body.usage?.tool_calls_details ?? {}).map(
    ({ invocation }) => invocation ?? 0,
  );
  return {
    text,
    ending: endingOf(body.status, AGENT_ENDINGS),
    searched: found.length > 0,
    searches: distinctSearches(
      body.output.flatMap(({ type, queries }) => (type === "search_results" ? (queries ?? []) : [])),
    ),
    cited: [...citedBy(text, list), ...annotated],
    retrieved: list.map((entry) => entry.source),
    listsRetrieved: found.length > 0,
    usage: {
      inputTokens: body.usage?.input_tokens ?? null,
      outputTokens: body.usage?.output_tokens ?? null,
      searches: counted.length > 0 ? sumOfCounts(counted) : found.length,
      costUsd: body.usage?.cost?.total_cost ?? null,
    },
    servedModel: body.model ?? null,
    attribution: null,
  };
}

function readChat(raw: unknown): ReplyReading {
  const body = Chat.parse(raw);
  const text = body.choices[0]?.message.content ?? "";
  const results = body.search_results ?? [];
  const urls = body.citations ?? results.map(({ url }) => url);
  const list = urls.map((url, index) => {
    const known = results.find((result) => result.url === url);
    return { number: index + 1, source: known ? asSource(known) : source(url) };
  });
  const usage = body.usage;
  return {
    text,
    ending: endingOf(body.choices[0]?.finish_reason, CHAT_ENDINGS),
    searched: list.length > 0 || results.length > 0 || (usage?.num_search_queries ?? 0) > 0,
    searches: [],
    cited: citedBy(text, list),
    retrieved: [...list.map((entry) => entry.source), ...results.map(asSource)],
    listsRetrieved: list.length > 0 || results.length > 0,
    usage: {
      inputTokens: usage?.prompt_tokens ?? null,
      outputTokens: usage?.completion_tokens ?? null,
      searches: usage?.num_search_queries ?? null,
      costUsd: usage?.cost?.total_cost ?? null,
    },
    servedModel: body.model ?? null,
    attribution: null,
  };
}
