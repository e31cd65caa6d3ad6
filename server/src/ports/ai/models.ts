/** The connected models, as the environment and the saved settings have them at the moment. */
import type { EngineId } from "@citeworthy/core/visibility/engines";
import type { AiConfig, AiTexts, AiVariable } from "../../config/ai-config.ts";
import type { AiCall } from "./ai-call-log.ts";
import type { AnswerEngine } from "./answer-engine.ts";
import type { Writer } from "./writer.ts";

/** A server of language models that was found on this machine. */
export type LocalServer = { name: string; baseUrl: string; models: string[] };

export type ConnectedModels = { engines: AnswerEngine[]; writer: Writer | null };

/** What to test: a vendor with its settings. */
export type TestedVendor = {
  id: EngineId;
  apiKey: string | null;
  baseUrl: string | null;
  model: string;
  /** No call costs anything. */
  isFree: boolean;
};

export type Models = {
  current(): Promise<ConnectedModels & { config: AiConfig }>;
  /** The variables of the environment, and what was saved. `unreadable`: sealed with a secret that has changed. */
  texts(): Promise<{ given: AiTexts; saved: AiTexts; unreadable: AiVariable[] }>;
  /** For one test: nothing cached, nobody resting, and each call told as it ends. */
  openForTest(vendor: TestedVendor, onCall: (call: AiCall) => void): Promise<ConnectedModels>;
  /** Asked anew each time, because such servers come and go. Empty where looking is turned off. */
  findLocal(): Promise<LocalServer[]>;
};
