/** API keys for programs that are signed in: a key can't create, list or revoke keys. */
import { DEFAULT_KEY_LIFETIME_DAYS } from "@citeworthy/core/product/accounts/api-keys";
import { z } from "zod";
import type { Services } from "../../wire.ts";
import type { EdgeApp } from "../middleware/context.ts";
import { type ActingServices, acting, sessionOf, signedIn } from "../middleware/permit.ts";
import { readJson } from "../middleware/read-json.ts";

type Needs = ActingServices & Pick<Services, "createApiKey" | "listApiKeys" | "revokeApiKey">;

const NewKey = z.object({
  name: z.string(),
  scopes: z.array(z.string()).max(20),
  days: z.number().default(DEFAULT_KEY_LIFETIME_DAYS),
});

export function keyRoutes(app: EdgeApp, needs: Needs): void {
  app.post("/api/keys", async (c) => {
    const { actor, workspaceId } = await acting(needs, c, "write");
    const body = await readJson(c, NewKey);
    const { token, scopes } = await needs.createApiKey({
      ...body,
      user: actor,
      workspaceId,
      sessionId: await sessionOf(needs.sessions, c),
      requestId: c.get("requestId"),
    });
    return c.json({ key: token, ...body, scopes }, 201, { "Cache-Control": "no-store" });
  });
  app.get("/api/keys", async (c) => {
    const { actor, workspaceId } = await acting(needs, c, "read");
    return c.json({ keys: await needs.listApiKeys(actor.id, workspaceId) });
  });
  app.delete("/api/keys/:id", async (c) => {
    const { id: userId } = await signedIn(needs.sessions, c);
    await needs.revokeApiKey({ userId, keyId: c.req.param("id"), requestId: c.get("requestId") });
    return c.body(null, 204);
  });
}
