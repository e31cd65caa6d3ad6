/** What a session keeps besides the library's own fields: how the user signed in, with a browser or a program, and for which workspace they act. */
import type { GenericEndpointContext } from "better-auth";
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

export const sessionHooks = {
  session: {
    create: {
      before: async (session: NewSession, ctx: GenericEndpointContext | null) => {
        const userAgent = session.userAgent?.slice(0, MAX_USER_AGENT_LENGTH) ?? null;
        // Without a request, an API client renews its session, which inherits these fields.
        if (!ctx) return { data: { ...session, userAgent } };
        const before = ctx.context.session?.session as { method?: string } | undefined;
        const method = methodOfPath(ctx.path) ?? before?.method ?? null;
        return { data: { ...session, userAgent, method, client: clientOf(ctx.headers) } };
      },
    },
  },
};
