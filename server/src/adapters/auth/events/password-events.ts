/** What follows a changed password and too many wrong ones: a line in the audit log and an email to the owner. */
import { maskedNetwork } from "@citeworthy/core/product/accounts/device-name";
import { passwordChanged, signInsBlocked } from "../emails/account-emails.ts";
import type { SignInAttempt } from "../sign-in-limits.ts";
import type { SecurityEvents } from "./security-events.ts";

type User = { id: string; email: string };
type Needs = {
  events: SecurityEvents;
  forgetRefreshTokens: (userId: string) => Promise<void>;
  revokeKeys: (userId: string) => Promise<unknown>;
  findUser: (email: string) => Promise<User | null>;
  baseUrl: string;
};

export function passwordEvents({ events, forgetRefreshTokens, revokeKeys, findUser, baseUrl }: Needs) {
  const ended = async ({ id, email }: User, by: "change" | "reset") => {
    await forgetRefreshTokens(id);
    await events.record(id, { action: "change-password" });
    await events.notify(id, passwordChanged(email, by, baseUrl));
  };
  return {
    /** Refresh tokens open new sessions, so they end with the password. */
    changed: (user: User) => ended(user, "change"),

    /** Somebody who resets a password may have lost the account to another, whose keys must not outlive the reset. */
    async reset(user: User): Promise<void> {
      await revokeKeys(user.id);
      await ended(user, "reset");
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
