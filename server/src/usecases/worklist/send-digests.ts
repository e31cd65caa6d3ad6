/** Once a week, for members who asked for it: what is open, overdue, and what became of items since the last email. */

import { DAY_MS } from "@citeworthy/core/time";
import { STATE_NAME } from "@citeworthy/core/worklist/state-words";
import type { StoredToken } from "../../ports/runtime/link-tokens.ts";
import type { Stores } from "../../ports/storage.ts";
import type { DigestMember, ListedWork } from "../../ports/worklist/worklist.ts";
import type { WorkNeeds } from "./needs.ts";

const EVERY_MS = 7 * DAY_MS;
const MAX_PER_RUN = 50;
const MAX_LINES = 10;

/** How many emails were posted. */
export async function sendWorkDigests({
  storage,
  clock,
  links,
}: Pick<WorkNeeds, "storage" | "clock" | "links">): Promise<number> {
  const now = clock.now();
  const since = new Date(now.getTime() - EVERY_MS);
  let posted = 0;
  for (const member of await storage.worklist.digestsDue(since, MAX_PER_RUN))
    posted += await storage.atomically(async (stores) => {
      if (!(await stores.worklist.claimDigest(member, now))) return 0;
      return post(stores, member, { since: member.lastAt ?? since, now, token: links.make().stored });
    });
  return posted;
}

type Posting = { since: Date; now: Date; token: StoredToken };

/** A week without anything to say has no email. */
async function post(stores: Stores, member: DigestMember, { since, now, token }: Posting) {
  const { workspaceId, workspaceName: workspace, userId } = member;
  // A member who became a client since doesn't see the list any more.
  if (member.role === "client") return 0;
  const filter = { workspaceId };
  const day = now.toISOString().slice(0, "YYYY-MM-DD".length);
  const part = { limit: MAX_LINES, after: null };
  const [counts, overdue, mine, changed] = await Promise.all([
    stores.worklist.counts(filter),
    stores.worklist.counts({ ...filter, dueBefore: day }),
    stores.worklist.list({ ...filter, ownerId: userId, states: ["open"] }, part),
    stores.worklist.list({ ...filter, states: ["seen", "proven", "no_effect"], changedSince: since }, part),
  ]);
  if (counts.open === 0 && changed.length === 0) return 0;
  const sealedToken = await stores.worklist.digestToken(member, token);
  await stores.emails.post({
    key: `work-digest:${workspaceId}:${userId}:${day}`,
    userId: workspaceId,
    recipientId: userId,
    kind: "work-digest",
    details: {
      ...{ workspace, open: counts.open, overdue: overdue.open },
      mine: mine.map(({ title, dueOn }) => (dueOn ? `${title} (due ${dueOn})` : title)).join("\n"),
      changed: changed.map(changeLine).join("\n"),
      ...(sealedToken && { sealedToken }),
    },
  });
  return 1;
}

const changeLine = ({ title, state }: ListedWork): string => `${STATE_NAME[state]}: ${title}`;
