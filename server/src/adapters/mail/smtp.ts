/** Mail by SMTP. */
import { createTransport } from "nodemailer";
import type { Mail } from "../../ports/messages/mail.ts";
import { mailOptions } from "./mail-options.ts";

const SMTP_TIMEOUT_MS = 10_000;

export function smtpMail(url: string, from: string): Mail {
  const transport = createTransport({
    url,
    connectionTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  });
  return {
    async send(email) {
      await transport.sendMail(mailOptions(email, from));
    },
  };
}
