/** Does the mail server let us in? Nothing is sent. */
import type { Config } from "../../config/config.ts";
import { type DoctorFinding, ok, problem, reasonOf, warning } from "./finding.ts";

const ABOUT = "Mail";
const PATIENCE_MS = 5_000;

export async function checkMail({ smtpUrl, dataDir }: Config): Promise<DoctorFinding[]> {
  if (smtpUrl === null) {
    const fix = "Set SMTP_URL and MAIL_FROM, so that people get them and must confirm their address.";
    return [warning(ABOUT, `Emails are written to ${dataDir}/outbox and not sent.`, fix)];
  }
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
  });
  try {
    await transport.verify();
    return [ok(ABOUT, `${new URL(smtpUrl).hostname} accepts our connection and sign-in.`)];
  } catch (error) {
    const fix = "Check host, port, user and password in SMTP_URL (percent-encode special characters).";
    return [problem(ABOUT, `The mail server refused us: ${reasonOf(error)}.`, fix)];
  } finally {
    transport.close();
  }
}
