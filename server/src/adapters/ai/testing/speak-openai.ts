import { type Dialect, pieces, type Said, wholeText } from "./script.ts";

const points = (text: string) => Array.from(text).length;

function message(said: Said) {
  if (said.ending === "refused") return [{ type: "refusal", refusal: "I can't help with that." }];
  let at = 0;
  const annotations = said.statements.flatMap(({ text, cites = [] }) => {
    const start_index = at;
    at += points(text);
    return cites.flatMap((n) => {
      const source = said.sources[n - 1];
      const url = source && `${source.url}${source.url.includes("?") ? "&" : "?"}utm_source=openai`;
      return source ? [{ type: "url_citation", start_index, end_index: at, url, title: source.title }] : [];
    });
  });
  const text = wholeText(said);
  return text === "" ? [] : [{ type: "output_text", text, logprobs: [], annotations }];
}

const STATUS = {
  done: "completed",
  refused: "completed",
  cut: "incomplete",
  paused: "queued",
  odd: "cancelled",
};

const usage = {
  input_tokens: 1200,
  input_tokens_details: { cached_tokens: 0 },
  output_tokens: 90,
  output_tokens_details: { reasoning_tokens: 10 },
  total_tokens: 1290,
};

function response(said: Said, model: string) {
  const search = {
    type: "web_search_call",
    id: "ws_1",
    status: "completed",
    action: {
      type: "search",
      query: said.searches[0],
      sources: said.sources.map(({ url }) => ({ type: "url", url })),
    },
  };
  return {
    id: "resp_1",
    object: "response",
    created_at: 1_790_000_000,
    status: STATUS[said.ending],
    incomplete_details: said.ending === "cut" ? { reason: "max_output_tokens" } : null,
    model: `${model}-2026-03-01`,
    output: [
      ...(said.searched ? [search] : []),
      { type: "message", id: "msg_1", status: "completed", role: "assistant", content: message(said) },
    ],
    usage,
    service_tier: "default",
  };
}

export const openaiDialect: Dialect = {
  whole: response,
  events(said, model) {
    const { output, ...rest } = response(said, model);
    const item = { type: "message", id: "msg_1", status: "in_progress", role: "assistant", content: [] };
    const deltas = pieces(wholeText(said)).map((delta) => ({
      data: {
        type: "response.output_text.delta",
        item_id: "msg_1",
        output_index: 0,
        content_index: 0,
        delta,
      },
    }));
    const last = said.ending === "cut" ? "response.incomplete" : "response.completed";
    return [
      { data: { type: "response.created", response: { ...rest, output: [], usage: null } } },
      { data: { type: "response.output_item.added", output_index: 0, item } },
      ...deltas,
      { data: { type: "response.output_item.done", output_index: 0, item: output.at(-1) } },
      { data: { type: last, response: { ...rest, output } } },
    ];
  },
  promptOf: ({ input }) => JSON.stringify(input ?? ""),
};
