/** Every attempt at a free generator: a record to learn from; it never refuses anything. */
import type { Generator } from "@citeworthy/core/generators/generated";

type ToolAttempt = {
  toolName: Generator;
  userId: string | null;
  /** Made up by the browser for one visit. */
  sessionId: string | null;
  userAgent: string | null;
  metadata: Record<string, unknown>;
};

export type ToolUsageStore = {
  record(attempt: ToolAttempt, now: Date): Promise<void>;
};
