/** What a session keeps besides the library's own fields: how the user signed in, with a browser or a program, and for which workspace they act. */
import { messageText } from "@citeworthy/core/messages";
import type { GenericEndpointContext } from "better-auth";
import { APIError } from "better-auth/api";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { users } from "../../db/schema/all.ts";
import { clientOf } from "../client-address-header.ts";
import { methodOfPath } from "../sign-in-events.ts";

/** No defaults: the library would write them over what a renewed session inherits. */
export const sessionFields = {
  method: { type: "string", input: false, required: false },
  client: { type: "string", input: false, required: false },
  confirmedAt: { type: "date", input: false, required: false },
  workspaceId: { type: "string", input: false, required: false },
} as const;

/** Real browsers stay far below; a header may be as long as a program likes. */
const MAX_USER_AGENT_LENGTH = 300;

type NewSession = { userId: string; userAgent?: string | null | undefined };

/** However somebody proves who they are, a session is what lets them in, so this is where a suspended account is refused. */
async function refuseSuspended(db: Db, id: string): Promise<void> {
  const [user] = await db.select({ since: users.suspendedAt }).from(users).where(eq(users.id, id));
  if (user?.since)
    throw new APIError("FORBIDDEN", { code: "ACCOUNT_SUSPENDED", message: messageText("account/suspended") });
}

export const sessionHooks = (db: Db) => ({
  session: {
    create: {
      before: async (session: NewSession, ctx: GenericEndpointContext | null) => {
        await refuseSuspended(db, session.userId);
        const userAgent = session.userAgent?.slice(0, MAX_USER_AGENT_LENGTH) ?? null;
        // Without a request, an API client renews its session, which inherits these fields.
        if (!ctx) return { data: { ...session, userAgent } };
        const before = ctx.context.session?.session as { method?: string } | undefined;
        const method = methodOfPath(ctx.path) ?? before?.method ?? null;
        return { data: { ...session, userAgent, method, client: clientOf(ctx.headers) } };
      },
    },
  },
});
