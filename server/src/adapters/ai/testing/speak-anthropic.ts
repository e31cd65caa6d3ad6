import { type Dialect, pieces, type Said, wholeText } from "./script.ts";

const REASONS = {
  done: "end_turn",
  cut: "max_tokens",
  refused: "refusal",
  paused: "pause_turn",
  odd: "tool_use",
};

function blocks(said: Said) {
  const search = [
    { type: "server_tool_use", id: "srvtoolu_1", name: "web_search", input: { query: said.searches[0] } },
    {
      type: "web_search_tool_result",
      tool_use_id: "srvtoolu_1",
      content: said.sources.map(({ url, title }) => ({
        type: "web_search_result",
        url,
        title,
        encrypted_content: "opaque",
        page_age: null,
      })),
    },
  ];
  const words = said.statements.map(({ text, cites = [] }) => ({
    type: "text",
    text,
    ...(cites.length > 0 && {
      citations: cites.flatMap((n) => {
        const source = said.sources[n - 1];
        if (!source) return [];
        const { url, title, snippet } = source;
        return [
          {
            type: "web_search_result_location",
            url,
            title,
            encrypted_index: "opaque",
            cited_text: snippet ?? "",
          },
        ];
      }),
    }),
  }));
  return [...(said.searched ? search : []), ...words];
}

const usage = (said: Said) => ({
  input_tokens: 900,
  output_tokens: 70,
  ...(said.searched && { server_tool_use: { web_search_requests: 1 } }),
});

const head = (said: Said, model: string) => ({
  id: "msg_1",
  type: "message",
  role: "assistant",
  model,
  stop_sequence: null,
  usage: usage(said),
});

export const anthropicDialect: Dialect = {
  whole: (said, model) => ({
    ...head(said, model),
    stop_reason: REASONS[said.ending],
    content: blocks(said),
  }),
  events(said, model) {
    const event = (data: { type: string }) => ({ event: data.type, data });
    const deltas = pieces(wholeText(said)).map((text) =>
      event({ type: "content_block_delta", ...{ index: 0, delta: { type: "text_delta", text } } }),
    );
    return [
      event({
        type: "message_start",
        ...{ message: { ...head(said, model), stop_reason: null, content: [] } },
      }),
      event({ type: "content_block_start", ...{ index: 0, content_block: { type: "text", text: "" } } }),
      ...deltas,
      event({ type: "content_block_stop", ...{ index: 0 } }),
      event({
        type: "message_delta",
        ...{
          delta: { stop_reason: REASONS[said.ending], stop_sequence: null },
          usage: { output_tokens: 70 },
        },
      }),
      event({ type: "message_stop" }),
    ];
  },
  promptOf: ({ messages }) => JSON.stringify(messages ?? ""),
};
