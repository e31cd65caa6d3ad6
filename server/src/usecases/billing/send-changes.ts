/** Sends emails about changes: the first at once, and what follows within the day together the next day. */
import { DAY_MS } from "@citeworthy/core/time";
import { CHANGE_KINDS, type ChangeKind, type DueEmail } from "../../ports/messages/emails.ts";
import type { Mail } from "../../ports/messages/mail.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { LinkTokens } from "../../ports/runtime/link-tokens.ts";
import type { Storage } from "../../ports/storage.ts";
import { type WrittenChange, writeDigest } from "./write-digest.ts";
import { writeEmail } from "./write-email.ts";

type Needs = {
  mail: Mail;
  storage: Storage;
  clock: Clock;
  baseUrl: string;
  links: Pick<LinkTokens, "open">;
};
type DueChange = DueEmail & { kind: ChangeKind };

/** Less than a day, so that a daily run that ends a little earlier than yesterday's isn't told an hour later each day. */
const PAUSE_MS = (20 / 24) * DAY_MS;

const isChange = (email: DueEmail): email is DueChange =>
  CHANGE_KINDS.some((kind: string) => kind === email.kind);

/** False for an email of another kind, which is sent by itself. */
export async function sendChanges(deps: Needs, email: DueEmail): Promise<boolean> {
  if (!isChange(email)) return false;
  const { mail, storage, clock, baseUrl } = deps;
  const now = clock.now();
  const due = (await storage.emails.changesDue(email.key, new Date(now.getTime() - PAUSE_MS))).filter(
    isChange,
  );
  // Every email has a job of its own; that of the oldest sends all, so that two workers don't both send them. What has to
  // wait is queued again by the hourly sweep.
  if (due[0]?.key !== email.key) return true;
  const changes = await wanted(deps, due);
  const [first] = changes;
  if (first)
    await mail.send(changes.length === 1 ? writeEmail(first, baseUrl) : writeDigest(changes, baseUrl));
  for (const { key } of due) await storage.emails.sent(key, now);
  return true;
}

/** Without those of schedules whose emails were switched off while they waited. */
async function wanted({ storage, links }: Needs, due: readonly DueChange[]): Promise<WrittenChange[]> {
  const changes: WrittenChange[] = [];
  for (const { to, kind, details: stored } of due) {
    const { sealedToken, schedule, ...details } = stored;
    const known = schedule === undefined ? null : await storage.schedules.find(String(schedule));
    if (schedule !== undefined && !known?.emails) continue;
    const token = sealedToken === undefined ? null : links.open(String(sealedToken));
    changes.push({ to, kind, details: { ...details, ...(token && { token }) } });
  }
  return changes;
}
