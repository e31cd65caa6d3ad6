/** What follows a changed password and too many wrong ones: a line in the audit log and an email to the owner. */
import { maskedNetwork } from "@citeworthy/core/product/accounts/device-name";
import { passwordChanged, signInsBlocked } from "../emails/account-emails.ts";
import type { SignInAttempt } from "../sign-in-limits.ts";
import type { SecurityEvents } from "./security-events.ts";

type User = { id: string; email: string };
type Needs = {
  events: SecurityEvents;
  forgetRefreshTokens: (userId: string) => Promise<void>;
  findUser: (email: string) => Promise<User | null>;
  baseUrl: string;
};

export function passwordEvents({ events, forgetRefreshTokens, findUser, baseUrl }: Needs) {
  return {
    /** Refresh tokens open new sessions, so they end with the password. */
    async changed({ id, email }: User): Promise<void> {
      await forgetRefreshTokens(id);
      await events.record(id, { action: "change-password" });
      await events.notify(id, passwordChanged(email, baseUrl));
    },

    /** The request doesn't wait for it: its time must not tell whether the address has an account. */
    async lockedOut({ email, network: address }: SignInAttempt): Promise<void> {
      const user = await findUser(String(email));
      if (!user) return;
      const network = maskedNetwork(address);
      await events.record(user.id, { action: "lockout", outcome: "refused", details: { network } });
      await events.warn(user.id, "lockout", signInsBlocked(user.email, { network, baseUrl }));
    },
  };
}
