/** What an admin saved about models, and what was learned about each of them. */
import type { ModelTest } from "@citeworthy/core/product/models/model-test";
import type { EngineId } from "@citeworthy/core/visibility/engines";

/** By the name of the environment variable that it stands for. Values of keys are sealed. */
export type SavedSettings = Record<string, string>;

export type AiSettings = {
  all(): Promise<SavedSettings>;
  /** All or none; `null` removes a setting. */
  change(changes: Record<string, string | null>, now: Date): Promise<void>;
};

/** One model of one vendor. */
export type ModelId = { engine: EngineId; model: string };

export type ModelBook = {
  needsSmallForms(which: ModelId): Promise<boolean>;
  noteForms(which: ModelId, needsSmall: boolean): Promise<void>;
  lastTest(which: ModelId): Promise<ModelTest | null>;
  saveTest(which: ModelId, test: ModelTest): Promise<void>;
};
