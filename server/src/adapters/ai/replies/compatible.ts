/** Any server of the chat completions format. Only some search (OpenRouter does, and annotates); the rest answer from memory. */
import { z } from "zod";
import { type Ending, endingOf, type Reader, type Source, source } from "./reading.ts";
import { fromCodePoints } from "./text-offsets.ts";

const UrlCitation = z.looseObject({
  url: z.string().nullish(),
  title: z.string().nullish(),
  content: z.string().nullish(),
  start_index: z.number().nullish(),
  end_index: z.number().nullish(),
});
const Message = z.looseObject({
  content: z.string().nullish(),
  refusal: z.string().nullish(),
  annotations: z.array(z.looseObject({ type: z.string(), url_citation: UrlCitation.nullish() })).nullish(),
});
const Body = z.looseObject({
  model: z.string().nullish(),
  choices: z.array(z.looseObject({ finish_reason: z.string().nullish(), message: Message })).min(1),
  usage: z
    .looseObject({
      prompt_tokens: z.number().nullish(),
      completion_tokens: z.number().nullish(),
      cost: z.number().nullish(),
    })
    .nullish(),
});

const ENDINGS: Record<string, Ending> = { stop: "done", length: "cut", content_filter: "refused" };

export const readCompatible: Reader = (raw) => {
  const body = Body.parse(raw);
  const [choice] = body.choices;
  const text = choice?.message.content ?? "";
  const cited: Source[] = (choice?.message.annotations ?? []).flatMap(({ url_citation }) => {
    if (!url_citation?.url) return [];
    const span = fromCodePoints(text, url_citation.start_index ?? 0, url_citation.end_index ?? 0);
    const title = url_citation.title ?? null;
    const snippet = url_citation.content ?? null;
    return [source(url_citation.url, { title, snippet, spans: span ? [span] : [] })];
  });
  return {
    text,
    ending: choice?.message.refusal ? "refused" : endingOf(choice?.finish_reason, ENDINGS),
    searched: cited.length > 0,
    searches: [],
    cited,
    retrieved: [],
    listsRetrieved: false,
    usage: {
      inputTokens: body.usage?.prompt_tokens ?? null,
      outputTokens: body.usage?.completion_tokens ?? null,
      searches: null,
      costUsd: body.usage?.cost ?? null,
    },
    servedModel: body.model ?? null,
    attribution: null,
  };
};
