/** Better Auth on our tables. A new user gets profile and trial in the transaction that creates the user. */
import type { BetterAuthOptions } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import type { Db } from "../db/database.ts";
import { accounts, authRateLimits, sessions, twoFactors, users, verifications } from "../db/schema/all.ts";
import { withTasksAfter } from "./after-transaction.ts";
import { withHashedTokens } from "./sessions/hashed-tokens.ts";
import { refuseSuspended } from "./sessions/refuse-suspended.ts";
import { withUsersOfSessions } from "./sessions/users-of-sessions.ts";

const tables = {
  user: users,
  session: sessions,
  account: accounts,
  verification: verifications,
  twoFactor: twoFactors,
  rateLimit: authRateLimits,
};

/** Runs on the transaction's handle; throwing undoes the sign-up. */
export type OpenAccount = (db: Db, userId: string) => Promise<void>;

type AdapterFactory = ReturnType<typeof drizzleAdapter>;
type Adapter = ReturnType<AdapterFactory>;
type Create = Parameters<Adapter["create"]>[0];

type SessionAge = { maxAgeMs: number; now: () => Date };

export function accountDatabase(db: Db, openAccount: OpenAccount, age: SessionAge) {
  return (options: BetterAuthOptions): Adapter => {
    const over = (handle: Db): Adapter => {
      const library = drizzleAdapter(handle, { provider: "pg", schema: tables })(options);
      const base = withHashedTokens(withUsersOfSessions(library, handle), age);
      // This uses the transaction's connection: if each of many sign-ups waited for a second one, none would ever get it.
      const create = async (request: Create) => {
        if (request.model === "session")
          await refuseSuspended(handle, String((request.data as { userId: unknown }).userId));
        const row = await base.create(request);
        if (request.model === "user") await openAccount(handle, (row as { id: string }).id);
        return row;
      };
      return { ...base, create: create as Adapter["create"] };
    };
    const transaction = ((work) =>
      withTasksAfter(() => db.transaction((tx) => work(over(tx))))) as Adapter["transaction"];
    const create = ((request: Create) => transaction((tx) => tx.create(request))) as Adapter["create"];
    return { ...over(db), transaction, create };
  };
}
