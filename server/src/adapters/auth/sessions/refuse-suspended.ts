/** However somebody proves who they are, a session is what lets them in, so this is where a suspended account is refused. */
import { messageText } from "@citeworthy/core/messages";
import { APIError } from "better-auth/api";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { users } from "../../db/schema/all.ts";

export async function refuseSuspended(db: Db, id: string): Promise<void> {
  const [user] = await db.select({ since: users.suspendedAt }).from(users).where(eq(users.id, id));
  if (user?.since)
    throw new APIError("FORBIDDEN", { code: "ACCOUNT_SUSPENDED", message: messageText("account/suspended") });
}
