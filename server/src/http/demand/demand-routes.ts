/** Demand for programs: the pages of a project with what people search for and visit. */
import type { Services } from "../../wire.ts";
import type { EdgeApp } from "../middleware/context.ts";
import { type ActingServices, acting } from "../middleware/permit.ts";

type Needs = ActingServices & { demand: Pick<Services["demand"], "list"> };

export function demandRoutes(app: EdgeApp, needs: Needs): void {
  app.get("/api/projects/:id/demand", async (c) => {
    const { workspaceId: userId } = await acting(needs, c, "read", ["read", "analyze"]);
    const request = { id: c.req.param("id"), userId, query: c.req.query() };
    const { pages, next, found } = await needs.demand.list(request);
    return c.json({ pages, next, found });
  });
}
