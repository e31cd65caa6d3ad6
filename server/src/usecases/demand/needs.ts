/** What the use cases of connected data work with. */
import type { AuditLog } from "../../ports/accounts/audit-log.ts";
import type { BingService, GoogleService } from "../../ports/demand/services.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Limiter, RateLimit } from "../../ports/runtime/limiter.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { Storage } from "../../ports/storage.ts";
import { withinRate } from "../workspaces/needs.ts";

export type DemandNeeds = {
  storage: Storage;
  clock: Clock;
  log: Log;
  audit: AuditLog;
  limiter: Limiter;
  newId: () => string;
  newToken: () => string;
  baseUrl: string;
  /** Null where the operator has no client at Google. */
  google: GoogleService | null;
  bing: BingService;
  /** Tokens and keys are stored sealed. */
  seals: { seal(text: string): string; open(sealed: string): string };
};

/** Who connects, for which workspace, in which session and request. */
export type DemandBy = {
  workspaceId: string;
  actor: { id: string };
  sessionId: string;
  requestId: string | null;
};

/** Each of these asks Google or Bing. */
const CONNECTION_RATE: RateLimit = { max: 60, perSeconds: 3_600 };

export const withinConnections = (
  { limiter }: Pick<DemandNeeds, "limiter">,
  { workspaceId }: Pick<DemandBy, "workspaceId">,
): Promise<void> => withinRate(limiter, `connections:${workspaceId}`, CONNECTION_RATE);
