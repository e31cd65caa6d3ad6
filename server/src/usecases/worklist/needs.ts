/** What the use cases of the work list work with. */
import { AppError } from "../../errors.ts";
import type { AuditLog } from "../../ports/accounts/audit-log.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Limiter, RateLimit } from "../../ports/runtime/limiter.ts";
import type { LinkTokens } from "../../ports/runtime/link-tokens.ts";
import type { Storage } from "../../ports/storage.ts";
import type { Acting } from "../workspaces/act-as.ts";
import { withinRate } from "../workspaces/needs.ts";

export type WorkNeeds = {
  storage: Storage;
  clock: Clock;
  audit: AuditLog;
  limiter: Limiter;
  newId: () => string;
  links: LinkTokens;
};
/** Who asks, in which workspace and role. */
export type WorkReader = Pick<Acting, "workspaceId" | "role"> & { actor: { id: string } };
export type WorkBy = WorkReader & { requestId: string | null };

/** Enough for a program that files the findings of a large site. */
const CHANGE_RATE: RateLimit = { max: 1_000, perSeconds: 3_600 };

export const withinChanges = ({ limiter }: WorkNeeds, { workspaceId }: WorkBy): Promise<void> =>
  withinRate(limiter, `work-changes:${workspaceId}`, CHANGE_RATE);

/** A client sees the items of shared projects. Undefined: everything. */
export async function projectsOf({ storage }: Pick<WorkNeeds, "storage">, by: WorkReader) {
  if (by.role !== "client") return undefined;
  return storage.workspaces.sharedProjects(by.workspaceId, by.actor.id);
}

/** Clients only read, so nothing is given to them. */
export async function requireOwner(
  { storage }: WorkNeeds,
  workspaceId: string,
  userId: string,
): Promise<void> {
  const member = await storage.workspaces.membership(userId, workspaceId);
  if (member === null || member.role === "client") throw new AppError("work/owner-unknown");
}

export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
