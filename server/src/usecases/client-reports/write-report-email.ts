/** Writes the email that brings a report to a client. It names its sender and nobody else. */
import { reportDocument } from "@citeworthy/core/client-report/report-document";
import { LOGO_ID, reportEmailHtml, reportEmailText } from "@citeworthy/core/client-report/report-email";
import { AppError } from "../../errors.ts";
import type { DueEmail } from "../../ports/messages/emails.ts";
import { type Email, type EmailFile, oneClickStop } from "../../ports/messages/mail.ts";
import type { LinkTokens } from "../../ports/runtime/link-tokens.ts";
import { ownProject } from "../projects/manage-projects.ts";
import { gatherReport } from "./gather-report.ts";
import type { OwnedProject, ReportNeeds } from "./needs.ts";
import { attachedReport } from "./report-file.ts";

type Needs = Pick<ReportNeeds, "storage" | "clock" | "reportFiles"> & {
  links: Pick<LinkTokens, "open">;
  baseUrl: string;
};

/** Null where the project was deleted since. */
export async function writeReportEmail(
  deps: Needs,
  { to, details, reportRecipientId }: Pick<DueEmail, "to" | "details" | "reportRecipientId">,
): Promise<Email | null> {
  const [id, userId, since] = [details.projectId, details.workspaceId, details.since].map(String);
  if (!id || !userId) return null;
  const from = since ? new Date(since) : null;
  const content = await gatherReport(deps, { id, userId, since: from }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "project/not-found") return null;
    throw error;
  });
  if (content === null) return null;
  const schedule = await deps.storage.clientReports.scheduleOf(id);
  const stopUrl = reportRecipientId === null ? null : await stopUrlOf(deps, reportRecipientId);
  const report = reportDocument(content);
  const isTest = reportRecipientId === null;
  const written = { report, message: schedule?.message ?? "", stopUrl, isTest };
  const { brand } = content;
  return {
    to,
    subject: `${isTest ? "Test: " : ""}${report.title}`,
    text: reportEmailText(written),
    html: reportEmailHtml(written),
    sender: { name: brand.sender || brand.name || content.name, replyTo: brand.replyTo },
    files: [await attachedReport(deps, { content, userId }), ...logoOf(brand.logo)],
    ...(stopUrl && { headers: oneClickStop(stopUrl) }),
  };
}

/** As the client would see it, with the logo where a mail program shows the attached one. */
export async function previewReportEmail(
  deps: Pick<ReportNeeds, "storage" | "clock">,
  owned: OwnedProject,
): Promise<string> {
  const { id } = await ownProject(deps, owned);
  const schedule = await deps.storage.clientReports.scheduleOf(id);
  const content = await gatherReport(deps, { ...owned, since: schedule?.lastSentAt ?? null });
  const html = reportEmailHtml({
    report: reportDocument(content),
    message: schedule?.message ?? "",
    stopUrl: "#",
    isTest: false,
  });
  return html.replace(`src="cid:${LOGO_ID}"`, `src="${content.brand.logo}"`);
}

/** Null after a change of the secret: then the sender has to remove the address. */
async function stopUrlOf({ storage, links, baseUrl }: Needs, recipientId: string): Promise<string | null> {
  const recipient = await storage.clientReports.recipient(recipientId);
  const token = recipient && links.open(recipient.sealedToken);
  return token && `${baseUrl}/client/stop/${token}`;
}

function logoOf(dataUrl: string): EmailFile[] {
  const [, type, data] = /^data:image\/(png|jpeg|webp);base64,(.+)$/.exec(dataUrl) ?? [];
  if (type === undefined || data === undefined) return [];
  return [
    { name: `logo.${type}`, type: `image/${type}`, data: Buffer.from(data, "base64"), contentId: LOGO_ID },
  ];
}
