/** Reports that go out by email every week or month, and the test that the sender gets. */
import { nextRun } from "@citeworthy/core/projects/next-run";
import { z } from "zod";
import { AppError } from "../../errors.ts";
import { REPORT_INTERVALS } from "../../ports/projects/client-reports.ts";
import type { RateLimit } from "../../ports/runtime/limiter.ts";
import { isTokenForm } from "../../ports/runtime/link-tokens.ts";
import { ownProject } from "../projects/manage-projects.ts";
import { withinRate } from "../workspaces/needs.ts";
import type { OwnedProject, ReportNeeds } from "./needs.ts";

const MAX_RECIPIENTS = 10;
const MAX_MESSAGE = 1_000;
const MAX_PER_RUN = 50;
const TEST_RATE: RateLimit = { max: 10, perSeconds: 3_600 };

const ScheduleForm = z.object({
  every: z.enum(REPORT_INTERVALS),
  message: z.string().trim().max(MAX_MESSAGE),
});
const Recipients = z.array(z.email().max(254)).min(1).max(MAX_RECIPIENTS);

/** One address a line; commas are common too. */
const addressesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .filter((part) => part !== "")
      .map((part) => part.toLowerCase()),
  ),
];

type Wanted = OwnedProject & { every: unknown; message: unknown; recipients: string };

export async function saveReportSchedule(deps: ReportNeeds, wanted: Wanted): Promise<void> {
  const { storage, clock, links, newId } = deps;
  const { id: projectId, userId } = await ownProject(deps, wanted);
  const checked = ScheduleForm.safeParse(wanted);
  if (!checked.success) throw new AppError("request/invalid");
  const addresses = Recipients.safeParse(addressesIn(wanted.recipients));
  if (!addresses.success) throw new AppError("report/recipients-invalid", { most: MAX_RECIPIENTS });
  const { every, message } = checked.data;
  const known = await storage.clientReports.scheduleOf(projectId);
  // Saving again must not send earlier or more often.
  const nextRunAt = known?.every === every ? known.nextRunAt : nextRun(every, clock.now());
  const recipients = addresses.data.map((email) => ({
    ...{ id: newId(), projectId, userId, email, stoppedAt: null },
    ...links.make().stored,
  }));
  await storage.atomically(async ({ clientReports }) => {
    await clientReports.saveSchedule({
      ...{ projectId, userId, every, message, nextRunAt },
      lastSentAt: null,
      pausedAt: null,
    });
    await clientReports.setRecipients({ projectId, userId }, recipients);
  });
}

export async function changeReportSchedule(
  deps: ReportNeeds,
  { what, ...owned }: OwnedProject & { what: "pause" | "resume" | "delete" },
): Promise<void> {
  const { id: projectId, userId } = await ownProject(deps, owned);
  const { clientReports } = deps.storage;
  if (what === "delete") await clientReports.removeSchedule({ projectId, userId });
  else await clientReports.pauseSchedule({ projectId, userId }, what === "pause" ? deps.clock.now() : null);
}

/** Sends the report to the member who asks, as the client would get it. */
export async function sendTestReport(
  deps: ReportNeeds,
  { memberId, ...owned }: OwnedProject & { memberId: string },
): Promise<void> {
  const { id: projectId, userId } = await ownProject(deps, owned);
  await withinRate(deps.limiter, `report-test:${userId}:${memberId}`, TEST_RATE);
  const schedule = await deps.storage.clientReports.scheduleOf(projectId);
  await deps.storage.emails.post({
    key: `client-report-test:${deps.newId()}`,
    userId,
    recipientId: memberId,
    kind: "client-report",
    details: { projectId, workspaceId: userId, since: schedule?.lastSentAt?.toISOString() ?? "" },
  });
}

/** How many emails were posted. */
export async function sendDueReports({ storage, clock }: Pick<ReportNeeds, "storage" | "clock">) {
  const now = clock.now();
  let posted = 0;
  for (const schedule of await storage.clientReports.due(now, MAX_PER_RUN))
    posted += await storage.atomically(async (stores) => {
      const { projectId, userId, every, lastSentAt, nextRunAt } = schedule;
      const next = { nextRunAt: nextRun(every, now), sentAt: now };
      if (!(await stores.clientReports.claim(schedule, next))) return 0;
      const recipients = await stores.clientReports.recipientsOf(projectId);
      const active = recipients.filter(({ stoppedAt }) => stoppedAt === null);
      for (const { id } of active)
        await stores.emails.post({
          key: `client-report:${id}:${nextRunAt.toISOString()}`,
          userId,
          reportRecipientId: id,
          kind: "client-report",
          details: { projectId, workspaceId: userId, since: lastSentAt?.toISOString() ?? "" },
        });
      return active.length;
    });
  return posted;
}

/** By the token in an email. A wrong token changes nothing and looks the same. */
export const stopReportEmails = async (
  { storage, links, clock }: Pick<ReportNeeds, "storage" | "links" | "clock">,
  token: string,
): Promise<boolean> =>
  isTokenForm(token) && storage.clientReports.unsubscribe(links.hashOf(token), clock.now());
