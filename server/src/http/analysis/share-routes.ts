/** Links to single results, for programs. Each shows one analysis to everyone who has it, until it is taken back. */
import type { Limiter } from "../../ports/runtime/limiter.ts";
import type { Services } from "../../wire.ts";
import type { EdgeApp, EdgeContext } from "../middleware/context.ts";
import { type ActingServices, acting } from "../middleware/permit.ts";
import { CHANGE_RATE, withinRate } from "../middleware/within-rate.ts";

type Used = "baseUrl" | "listShares" | "shareAnalysis" | "stopSharing";
type Needs = ActingServices & { limiter: Limiter } & Pick<Services, Used>;

const READ = ["read", "analyze"] as const;
const CHANGE = ["analyze"] as const;

export function shareRoutes(app: EdgeApp, needs: Needs): void {
  const address = (token: string) => `${needs.baseUrl}/r/${token}`;
  const changing = async (c: EdgeContext): Promise<string> => {
    const { workspaceId: userId } = await acting(needs, c, "write", CHANGE);
    await withinRate(needs.limiter, `link-changes:${userId}`, CHANGE_RATE);
    return userId;
  };
  app.get("/api/shares", async (c) => {
    const { workspaceId: userId } = await acting(needs, c, "write", READ);
    const open = await needs.listShares(userId);
    return c.json({
      shares: open.map(({ searchId, query, token, createdAt }) => ({
        analysis: `/api/analyses/${searchId}`,
        url: query,
        link: token && address(token),
        createdAt,
      })),
    });
  });
  app.post("/api/analyses/:id/share", async (c) => {
    const token = await needs.shareAnalysis({ id: c.req.param("id"), userId: await changing(c) });
    return c.json({ link: address(token) }, 200, { "Cache-Control": "no-store" });
  });
  app.delete("/api/analyses/:id/share", async (c) => {
    await needs.stopSharing({ id: c.req.param("id"), userId: await changing(c) });
    return c.body(null, 204);
  });
}
