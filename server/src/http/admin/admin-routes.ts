/** What the admin dashboard shows, for programs. Every one of these is for admins only. */

import { USER_FILTERS } from "@citeworthy/core/product/accounts/user-filters";
import { z } from "zod";
import { AppError } from "../../errors.ts";
import type { EdgeApp, EdgeContext } from "../middleware/context.ts";
import { type AdminNeeds, adminCaller } from "./admin-caller.ts";

const Query = z.object({
  filter: z.enum(USER_FILTERS).default("all"),
  search: z.string().optional(),
  at: z.enum(["start", "end"]).default("start"),
  after: z.string().optional(),
  before: z.string().optional(),
});
const WorkspacesQuery = Query.omit({ filter: true });
const KEY_SCOPES = ["admin:read"] as const;
const Before = z.object({ before: z.coerce.number().int().positive().optional() });

function queryOf<T>(c: EdgeContext, shape: z.ZodType<T>): T {
  const parsed = shape.safeParse(c.req.query());
  if (!parsed.success) throw new AppError("request/invalid");
  return parsed.data;
}

type Place = Pick<z.infer<typeof Query>, "at" | "after" | "before">;
const startOf = ({ at, after, before }: Place) => (after ? { after } : before ? { before } : { at });

export function adminRoutes(app: EdgeApp, needs: AdminNeeds): void {
  const { admin } = needs;
  app.get("/api/admin/figures", async (c) => {
    await adminCaller(needs, c, KEY_SCOPES);
    return c.json(await admin.figures());
  });
  app.get("/api/admin/users", async (c) => {
    await adminCaller(needs, c, KEY_SCOPES);
    const { filter, search, ...place } = queryOf(c, Query);
    return c.json(await admin.users({ filter, search: search ?? null, start: startOf(place) }));
  });
  app.get("/api/admin/workspaces", async (c) => {
    await adminCaller(needs, c, KEY_SCOPES);
    const { search, ...place } = queryOf(c, WorkspacesQuery);
    return c.json(await admin.workspaces({ search: search ?? null, start: startOf(place) }));
  });
  app.get("/api/admin/webhook-events", async (c) => {
    await adminCaller(needs, c, KEY_SCOPES);
    return c.json(await admin.webhookEvents());
  });
  app.get("/api/admin/background", async (c) => {
    await adminCaller(needs, c, KEY_SCOPES);
    return c.json(await admin.background());
  });
  app.get("/api/admin/audit-log", async (c) => {
    await adminCaller(needs, c, KEY_SCOPES);
    return c.json(await admin.auditLog(queryOf(c, Before).before ?? null));
  });
}
