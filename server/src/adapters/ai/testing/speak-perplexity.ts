import type { Dialect, Said } from "./script.ts";

const STATUS = {
  done: "completed",
  refused: "completed",
  cut: "incomplete",
  paused: "queued",
  odd: "cancelled",
};
const REASONS = { done: "stop", refused: "stop", cut: "length", paused: "pause", odd: "error" };

/** Marks come after the words they belong to. */
const marked = ({ statements }: Said): string =>
  statements.map(({ text, cites = [] }) => text.trimEnd() + cites.map((n) => `[${n}]`).join("")).join(" ");

const cost = { currency: "USD", total_cost: 0.00511, tool_calls_cost: 0.005 };
const result = ({ url, title, snippet }: Said["sources"][number], index: number) => ({
  id: index + 1,
  url,
  title,
  snippet: snippet ?? "",
  source: "web",
});

export const agentDialect: Dialect = {
  whole: (said, model) => ({
    id: "resp_1",
    object: "response",
    created_at: 1_790_000_000,
    status: STATUS[said.ending],
    model,
    error: null,
    output: [
      ...(said.searched
        ? [{ type: "search_results", queries: said.searches, results: said.sources.map(result) }]
        : []),
      {
        type: "message",
        id: "msg_1",
        role: "assistant",
        status: "completed",
        content: [{ type: "output_text", text: marked(said), annotations: [] }],
      },
    ],
    usage: {
      input_tokens: 9,
      output_tokens: 120,
      total_tokens: 129,
      tool_calls_details: said.searched ? { search_web: { invocation: 1, cost_usd: 0.005 } } : {},
      cost,
    },
  }),
  events: () => [],
  promptOf: ({ input }) => String(input ?? ""),
};

/** The format before September 2026, which gateways still speak. */
export const sonarDialect: Dialect = {
  whole: (said, model) => ({
    id: "p1",
    object: "chat.completion",
    created: 1_790_000_000,
    model,
    citations: said.sources.map(({ url }) => url),
    search_results: said.sources.map(result),
    choices: [
      {
        index: 0,
        finish_reason: REASONS[said.ending],
        message: { role: "assistant", content: marked(said) },
      },
    ],
    usage: {
      prompt_tokens: 9,
      completion_tokens: 120,
      total_tokens: 129,
      num_search_queries: said.searched ? 1 : 0,
      cost,
    },
  }),
  events: () => [],
  promptOf: ({ messages }) => JSON.stringify(messages ?? ""),
};
