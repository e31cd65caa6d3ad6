/** Recognizes the tokens of connected apps. They are for MCP alone: elsewhere they aren't looked at, and the call is refused. */
import { createMiddleware } from "hono/factory";
import { AppError } from "../../errors.ts";
import type { Limiter } from "../../ports/runtime/limiter.ts";
import type { Services } from "../../wire.ts";
import { countRequest } from "../api-keys/accept-api-keys.ts";
import type { Edge } from "../middleware/context.ts";
import { mcpChallenge } from "./oauth-routes.ts";

type Needs = Pick<Services, "apps" | "baseUrl"> & { limiter: Limiter };

const APP_TOKEN = /^bearer\s+(cw[a-z]_\S+)$/i;

export const acceptAppTokens = ({ apps, baseUrl, limiter }: Needs) =>
  createMiddleware<Edge>(async (c, next) => {
    const token = APP_TOKEN.exec(c.req.header("authorization") ?? "")?.[1];
    if (token === undefined) return next();
    const caller = await apps.check(token);
    if (caller === null) {
      c.header("WWW-Authenticate", mcpChallenge(baseUrl, "invalid_token"));
      throw new AppError("app/token-invalid");
    }
    await countRequest(limiter, c, `api-keys:${caller.user.id}`);
    c.set("apiKey", caller);
    return next();
  });
