/** API keys for programs that are signed in: a key can't create, list or revoke keys. */
import { DEFAULT_KEY_LIFETIME_DAYS } from "@citeworthy/core/product/accounts/api-keys";
import { z } from "zod";
import { AppError } from "../../errors.ts";
import type { Sessions } from "../../ports/accounts/sessions.ts";
import type { Services } from "../../wire.ts";
import type { EdgeApp, EdgeContext } from "../middleware/context.ts";
import { signedIn } from "../middleware/permit.ts";
import { readJson } from "../middleware/read-json.ts";

type Needs = { sessions: Sessions } & Pick<Services, "createApiKey" | "listApiKeys" | "revokeApiKey">;

const NewKey = z.object({
  name: z.string(),
  scopes: z.array(z.string()).max(20),
  days: z.number().default(DEFAULT_KEY_LIFETIME_DAYS),
});

export function keyRoutes(app: EdgeApp, needs: Needs): void {
  app.post("/api/keys", async (c) => {
    const user = await signedIn(needs.sessions, c);
    const body = await readJson(c, NewKey);
    const { token } = await needs.createApiKey({
      ...body,
      user,
      sessionId: await sessionOf(needs.sessions, c),
      requestId: c.get("requestId"),
    });
    return c.json({ key: token, ...body }, 201, { "Cache-Control": "no-store" });
  });
  app.get("/api/keys", async (c) => {
    const { id } = await signedIn(needs.sessions, c);
    return c.json({ keys: await needs.listApiKeys(id) });
  });
  app.delete("/api/keys/:id", async (c) => {
    const { id: userId } = await signedIn(needs.sessions, c);
    await needs.revokeApiKey({ userId, keyId: c.req.param("id"), requestId: c.get("requestId") });
    return c.body(null, 204);
  });
}

async function sessionOf(sessions: Sessions, c: EdgeContext): Promise<string> {
  const id = await sessions.idOf(c.req.raw.headers);
  if (id === null) throw new AppError("account/sign-in-required");
  return id;
}
