/**
 * Emails that a stranger can cause by typing an address. One address gets only a few of a kind; the links in those it
 * got stay valid. With `background`, the answer to the request waits for neither the count nor the mail server, so its
 * time doesn't tell whether the address has an account.
 */
import { ACCOUNT_LINKS_PER_HOUR } from "@citeworthy/core/product/account-links";
import type { Email, Mail } from "../../../ports/messages/mail.ts";
import type { Limiter, RateLimit } from "../../../ports/runtime/limiter.ts";
import type { Log } from "../../../ports/runtime/log.ts";
import { afterTransaction } from "../after-transaction.ts";

const PER_RECIPIENT: RateLimit = { max: ACCOUNT_LINKS_PER_HOUR, perSeconds: 60 * 60 };

type AccountMailKind = "confirm-address" | "reset-password";
type Needs = { mail: Mail; limiter: Limiter; log: Log; background: boolean };

export function accountMail({ mail, limiter, log, background }: Needs) {
  const send = async (kind: AccountMailKind, email: Email): Promise<void> => {
    const { allowed } = await limiter.take(`mail-${kind}:${email.to.toLowerCase()}`, PER_RECIPIENT);
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
