/** Links to client reports, for programs. A link shows the report of a project to everyone who has it. */
import { z } from "zod";
import type { Limiter } from "../../ports/runtime/limiter.ts";
import type { Services } from "../../wire.ts";
import type { EdgeApp, EdgeContext } from "../middleware/context.ts";
import { type ActingServices, acting } from "../middleware/permit.ts";
import { readJson } from "../middleware/read-json.ts";
import { CHANGE_RATE, withinRate } from "../middleware/within-rate.ts";

type Used = "baseUrl" | "readReportSettings" | "shareReport" | "stopReportLink";
type Needs = ActingServices & { limiter: Limiter } & Pick<Services, Used>;

const READ = ["read", "analyze"] as const;
const CHANGE = ["analyze"] as const;
const DEFAULT_DAYS = 30;

const NewLink = z.object({
  days: z.number().int().min(1).max(365).default(DEFAULT_DAYS),
  password: z.string().max(200).default(""),
});

export function reportLinkRoutes(app: EdgeApp, needs: Needs): void {
  const address = (token: string) => `${needs.baseUrl}/client/${token}`;
  const changing = async (c: EdgeContext): Promise<string> => {
    const { workspaceId: userId } = await acting(needs, c, "write", CHANGE);
    await withinRate(needs.limiter, `link-changes:${userId}`, CHANGE_RATE);
    return userId;
  };
  app.get("/api/projects/:id/report-links", async (c) => {
    const { workspaceId: userId } = await acting(needs, c, "write", READ);
    const { links } = await needs.readReportSettings({ id: c.req.param("id"), userId });
    return c.json({
      links: links.map(({ id, token, hasPassword, expiresAt }) => ({
        ...{ id, hasPassword, expiresAt },
        link: token && address(token),
      })),
    });
  });
  app.post("/api/projects/:id/report-links", async (c) => {
    const userId = await changing(c);
    const wanted = await readJson(c, NewLink);
    const { tokenHash, token, expiresAt, passwordHash } = await needs.shareReport({
      ...wanted,
      id: c.req.param("id"),
      userId,
    });
    const made = { id: tokenHash, link: address(token), hasPassword: passwordHash !== null, expiresAt };
    return c.json(made, 201, { "Cache-Control": "no-store" });
  });
  app.delete("/api/report-links/:id", async (c) => {
    await needs.stopReportLink({ id: c.req.param("id"), userId: await changing(c) });
    return c.body(null, 204);
  });
}
