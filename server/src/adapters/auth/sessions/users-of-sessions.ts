/**
 * Every request asks for a session with its user. The library would read them one after the other, unless the schema declared
 * relations for all tables; here they are one statement.
 */
import type { drizzleAdapter } from "better-auth/adapters/drizzle";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { sessions, users } from "../../db/schema/all.ts";

type Adapter = ReturnType<ReturnType<typeof drizzleAdapter>>;
type Request = Parameters<Adapter["findOne"]>[0];

/** Undefined for any other request. */
function askedSession({ model, where, join, select }: Request): string | undefined {
  const [only, ...others] = where;
  const isWithUser = model === "session" && join?.user === true && select === undefined;
  if (!isWithUser || others.length > 0 || only?.field !== "token") return undefined;
  const isEqual = only.operator === undefined || only.operator === "eq";
  return isEqual && typeof only.value === "string" ? only.value : undefined;
}

async function sessionWithUser(db: Db, token: string) {
  const [found] = await db
    .select()
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.token, token));
  if (!found) return null;
  // The library doesn't know this column, and passes on to the browser what it finds.
  const { suspendedAt: _, ...user } = found.users;
  return { ...found.sessions, user };
}

export const withUsersOfSessions = (base: Adapter, db: Db): Adapter => ({
  ...base,
  async findOne<T>(request: Request): Promise<T | null> {
    const token = askedSession(request);
    return token === undefined ? base.findOne<T>(request) : ((await sessionWithUser(db, token)) as T | null);
  },
});
