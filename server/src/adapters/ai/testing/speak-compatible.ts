import { type Dialect, pieces, type Said, wholeText } from "./script.ts";

const REASONS = {
  done: "stop",
  cut: "length",
  refused: "content_filter",
  paused: "pause",
  odd: "tool_calls",
};
const usage = { prompt_tokens: 30, completion_tokens: 20, total_tokens: 50, cost: 0.0123 };
const points = (text: string) => Array.from(text).length;

function annotations(said: Said) {
  let at = 0;
  return said.statements.flatMap(({ text, cites = [] }) => {
    const start_index = at;
    at += points(text);
    return cites.flatMap((n) => {
      const source = said.sources[n - 1];
      if (!source) return [];
      const { url, title, snippet } = source;
      const url_citation = { url, title, content: snippet ?? "", start_index, end_index: at };
      return [{ type: "url_citation", url_citation }];
    });
  });
}

const head = (model: string) => ({ id: "c1", created: 1_790_000_000, model });

export const compatibleDialect: Dialect = {
  whole: (said, model) => ({
    ...head(model),
    object: "chat.completion",
    choices: [
      {
        index: 0,
        finish_reason: REASONS[said.ending],
        message: {
          role: "assistant",
          content: wholeText(said),
          ...(said.searched && { annotations: annotations(said) }),
        },
      },
    ],
    usage,
  }),
  events: (said, model) => {
    const chunk = (delta: object, finish_reason: string | null, rest = {}) => ({
      data: {
        ...head(model),
        object: "chat.completion.chunk",
        choices: [{ index: 0, delta, finish_reason }],
        ...rest,
      },
    });
    return [
      ...pieces(wholeText(said)).map((content) => chunk({ role: "assistant", content }, null)),
      chunk({}, REASONS[said.ending], { usage }),
    ];
  },
  farewell: "[DONE]",
  promptOf: ({ messages }) => JSON.stringify(messages ?? ""),
};
