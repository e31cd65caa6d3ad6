/** Without SMTP_URL, messages are files that any mail program opens: an operator reads them in the data directory. */
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Mail } from "../../ports/messages/mail.ts";
import type { Log } from "../../ports/runtime/log.ts";
import { mailOptions } from "./mail-options.ts";

type OutboxOptions = { dir: string; from: string; log: Log; newId: () => string; now: () => Date };

export function outboxMail({ dir, from, log, newId, now }: OutboxOptions): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    async send(email) {
      const { message } = await transport.sendMail({ ...mailOptions(email, from), date: now() });
      mkdirSync(dir, { recursive: true, mode: 0o700 });
      const name = `${now().toISOString().replaceAll(/[:.]/g, "-")}-${newId()}.eml`;
      // Written to another name and renamed, so that a program that watches the folder never sees half a message.
      writeFileSync(join(dir, `.${name}`), message as Buffer, { mode: 0o600 });
      renameSync(join(dir, `.${name}`), join(dir, name));
      log.info("mail written to the outbox folder", { folder: dir, file: name, subject: email.subject });
    },
  };
}
