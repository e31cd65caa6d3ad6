/** Sends an email that is due. After a crash between sending and recording it, the email is sent twice rather than never. */

import type { Mail } from "../../ports/messages/mail.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Storage } from "../../ports/storage.ts";
import { writeEmail } from "./write-email.ts";

type Needs = { mail: Mail; storage: Storage; clock: Clock; baseUrl: string };

export async function sendEmail({ mail, storage, clock, baseUrl }: Needs, key: string): Promise<void> {
  const email = await storage.emails.due(key);
  if (email === null) return;
  await mail.send(writeEmail(email, baseUrl));
  await storage.emails.sent(key, clock.now());
}
