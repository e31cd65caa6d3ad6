/**
 * Emails that a stranger can cause by typing an address. One address gets only a few of a kind; the links in those it
 * got stay valid. With `background`, the answer to the request waits for neither the count nor the mail server, so its
 * time doesn't tell whether the address has an account.
 */
import type { Email, Mail } from "../../../ports/messages/mail.ts";
import { takeRecipient } from "../../../ports/messages/recipient-limit.ts";
import type { Limiter } from "../../../ports/runtime/limiter.ts";
import type { Log } from "../../../ports/runtime/log.ts";
import { afterTransaction } from "../after-transaction.ts";

type AccountMailKind = "confirm-address" | "reset-password";
type Needs = { mail: Mail; limiter: Limiter; log: Log; background: boolean };

export function accountMail({ mail, limiter, log, background }: Needs) {
  const send = async (kind: AccountMailKind, email: Email): Promise<void> => {
    const { allowed } = await takeRecipient(limiter, kind, email.to);
    if (allowed) await mail.send(email);
    else log.info("an account email was not sent: its recipient got enough of them", { kind });
  };
  return (kind: AccountMailKind, email: Email): Promise<void> => {
    const notSent = (error: unknown) => log.error("an account email was not sent", { kind, error });
    return afterTransaction(async () => {
      const sent = send(kind, email);
      if (background) sent.catch(notSent);
      else await sent;
    }, notSent);
  };
}
