/** Sends an email that is due. After a crash between sending and recording it, the email is sent twice rather than never. */

import type { Mail } from "../../ports/messages/mail.ts";
import type { ReportFiles } from "../../ports/projects/report-files.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { LinkTokens } from "../../ports/runtime/link-tokens.ts";
import type { Storage } from "../../ports/storage.ts";
import { writeReportEmail } from "../client-reports/write-report-email.ts";
import { sendChanges } from "./send-changes.ts";
import { writeEmail } from "./write-email.ts";

type Needs = {
  mail: Mail;
  storage: Storage;
  clock: Clock;
  baseUrl: string;
  links: Pick<LinkTokens, "open">;
  reportFiles: ReportFiles;
};

export async function sendEmail(deps: Needs, key: string): Promise<void> {
  const { mail, storage, clock, baseUrl, links } = deps;
  const email = await storage.emails.due(key);
  if (email === null) return;
  if (await sendChanges(deps, email)) return;
  const { sealedToken, ...details } = email.details;
  if (email.kind === "client-report") {
    const report = await writeReportEmail(deps, email);
    if (report) await mail.send(report);
    return storage.emails.sent(key, clock.now());
  }
  const token = sealedToken === undefined ? null : links.open(String(sealedToken));
  await mail.send(
    writeEmail({ to: email.to, kind: email.kind, details: { ...details, ...(token && { token }) } }, baseUrl),
  );
  await storage.emails.sent(key, clock.now());
}
