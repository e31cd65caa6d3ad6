/** The answer engines that can be asked, under the names people know them by. */
export const ENGINE_IDS = ["perplexity", "openai", "gemini", "anthropic", "compatible"] as const;
export type EngineId = (typeof ENGINE_IDS)[number];

export const ENGINE_NAMES: Record<EngineId, string> = {
  perplexity: "Perplexity",
  openai: "ChatGPT",
  gemini: "Gemini",
  anthropic: "Claude",
  compatible: "The language model",
};
