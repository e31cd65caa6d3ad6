import { type Dialect, pieces, type Said, wholeText } from "./script.ts";

const bytes = (text: string) => Buffer.byteLength(text);

function grounding(said: Said, origin: string) {
  let at = 0;
  const groundingSupports = said.statements.flatMap(({ text, cites = [] }) => {
    const startIndex = at;
    at += bytes(text);
    const segment = { startIndex, endIndex: at, text };
    return cites.length > 0 ? [{ segment, groundingChunkIndices: cites.map((n) => n - 1) }] : [];
  });
  return {
    webSearchQueries: said.searches,
    searchEntryPoint: { renderedContent: "<div>search suggestions</div>" },
    groundingChunks: said.sources.map(({ url }, index) => ({
      web: {
        uri: `${origin}/grounding-api-redirect/${index + 1}?to=${encodeURIComponent(url)}`,
        title: new URL(url).hostname,
      },
    })),
    groundingSupports,
  };
}

const REASONS = { done: "STOP", cut: "MAX_TOKENS", refused: "SAFETY", paused: "PAUSE", odd: "OTHER" };
const usageMetadata = { promptTokenCount: 20, candidatesTokenCount: 40, totalTokenCount: 60 };

const candidate = (said: Said, text: string) => ({
  content: { role: "model", parts: text === "" ? [] : [{ text }] },
  finishReason: REASONS[said.ending],
  index: 0,
});

export const geminiDialect: Dialect = {
  whole: (said, model, origin) => ({
    candidates: [
      {
        ...candidate(said, wholeText(said)),
        ...(said.searched && { groundingMetadata: grounding(said, origin) }),
      },
    ],
    usageMetadata,
    modelVersion: `${model}-001`,
    responseId: "g1",
  }),
  events: (said, model) => {
    const parts = pieces(wholeText(said));
    return [...parts, ""].map((text, index) => {
      const { finishReason, ...rest } = candidate(said, text);
      const isLast = index === parts.length;
      return {
        data: {
          candidates: [{ ...rest, ...(isLast && { finishReason }) }],
          modelVersion: `${model}-001`,
          ...(isLast && { usageMetadata }),
        },
      };
    });
  },
  promptOf: ({ contents }) => JSON.stringify(contents ?? ""),
};
