/** A language model that writes: an object of a given shape, or text as it comes. Its output is data, to be checked by who asked. */
import type { EngineId } from "@citeworthy/core/visibility/engines";
import type { z } from "zod";
import type { AiUsage, Caching, Spending } from "./answer-engine.ts";

export type WritingTask = {
  /** Role, rules and output contract: fixed text of ours only. */
  instructions: string;
  /** The data; foreign text goes here and nowhere else. */
  prompt: string;
  maxOutputTokens: number;
  spending: Spending;
  cache?: Caching;
  signal?: AbortSignal;
  /** What was asked and answered before in the same conversation: vendors keep what they have read of it. */
  earlier?: { prompt: string; reply: string };
};

export type ObjectTask<T> = WritingTask & {
  /** A word for the shape. */
  name: string;
  /** Plain types only (`nullable`, not `optional`; no formats or lengths): some vendors refuse the rest. */
  shape: z.ZodType<T>;
  /** What the shape cannot say; each sentence is a problem. One repair is tried, then it fails. */
  check?: (value: T) => string[];
};

export type TextTask = WritingTask & {
  /** Called with each piece as it arrives. After the first piece nothing is tried again. */
  onText?: (piece: string) => void;
};

export type Written<T> = {
  value: T;
  engine: EngineId;
  model: string;
  servedModel: string | null;
  usage: AiUsage;
  cached: boolean;
};

export type Writer = {
  id: EngineId;
  model: string;
  /** Small models can't fill a long form. What was seen of this one is remembered, by all processes. */
  forms: { needSplitting(): Promise<boolean>; noteSplitting(isNeeded: boolean): Promise<void> };
  object<T>(task: ObjectTask<T>): Promise<Written<T>>;
  text(task: TextTask): Promise<Written<string>>;
};
