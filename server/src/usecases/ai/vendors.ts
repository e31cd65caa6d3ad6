/** The vendors as an operator knows them: names, variables, and what each can do here. */
import type { EngineId } from "@citeworthy/core/visibility/engines";
import type { AiVariable } from "../../config/ai-config.ts";

export const VENDOR_NAMES: Record<EngineId, string> = {
  openai: "OpenAI",
  anthropic: "Anthropic",
  gemini: "Google Gemini",
  perplexity: "Perplexity",
  compatible: "Your own server",
};

export const KEY_NAMES = {
  openai: "OPENAI_API_KEY",
  anthropic: "ANTHROPIC_API_KEY",
  gemini: "GEMINI_API_KEY",
  perplexity: "PERPLEXITY_API_KEY",
  compatible: "LLM_API_KEY",
} as const satisfies Record<EngineId, AiVariable>;

export const MODEL_NAMES = {
  openai: "OPENAI_MODEL",
  anthropic: "ANTHROPIC_MODEL",
  gemini: "GEMINI_MODEL",
  perplexity: "PERPLEXITY_MODEL",
  compatible: "LLM_MODEL",
} as const satisfies Record<EngineId, AiVariable>;

/** Perplexity searches and answers; it doesn't fill forms. */
export const WRITING_VENDORS: readonly EngineId[] = ["openai", "anthropic", "gemini", "compatible"];

/** How AI_WRITER calls a vendor. */
export const writerName = (id: EngineId): string => (id === "compatible" ? "llm" : id);

export const LIMIT_NAMES = [
  "AI_BUDGET_PER_DAY",
  "AI_BUDGET_PER_USER",
  "AI_BUDGET_PER_ANALYSIS",
  "AI_BUDGET_PER_ARTICLE",
  "AI_BUDGET_PER_MONITOR",
  "AI_BUDGET_PER_GENERATION",
] as const satisfies AiVariable[];
export type LimitName = (typeof LIMIT_NAMES)[number];
