/** What measured answers cite and claim, for programs and as files: each for its workspace. */
import { whyThemCsv } from "@citeworthy/core/cited/cited-csv";
import { MONITORED } from "@citeworthy/core/visibility/ratings";
import { z } from "zod";
import { AppError } from "../../errors.ts";
import type { Limiter, RateLimit } from "../../ports/runtime/limiter.ts";
import { OverruleShape } from "../../usecases/cited/overrule-claim.ts";
import type { Services } from "../../wire.ts";
import type { EdgeApp, EdgeContext } from "../middleware/context.ts";
import { type ActingServices, acting } from "../middleware/permit.ts";
import { readJson } from "../middleware/read-json.ts";
import { withinRate } from "../middleware/within-rate.ts";

type Used =
  | "overrules"
  | "whyThem"
  | "saidOfYou"
  | "citedPage"
  | "citedOfAnalysis"
  | "exportSaid"
  | "exportCitedPage";
type Needs = ActingServices & { limiter: Limiter } & Pick<Services, Used>;

const SCOPES = ["read", "monitor"] as const;
const CHANGE = ["monitor"] as const;
/** Each call reads many answers; API keys have their own limit a minute besides. */
const RATE: RateLimit = { max: 1_200, perSeconds: 3_600 };

const Format = z.enum(["json", "csv"]).default("json");
const Run = z.object({ format: Format });
const Said = z.object({
  query: z.string().max(1_000).optional(),
  page: z.string().max(2_000).optional(),
  engine: z.enum(MONITORED).optional(),
  format: Format,
});
const Page = z.object({ url: z.string().min(1).max(2_000), format: Format });

export function citedRoutes(app: EdgeApp, needs: Needs): void {
  const actingIn = async (c: EdgeContext, need: "read" | "write") => {
    const by = await acting(needs, c, need, need === "write" ? CHANGE : SCOPES);
    await withinRate(needs.limiter, `cited:${by.workspaceId}`, RATE);
    return by;
  };
  const caller = async (c: EdgeContext): Promise<string> => (await actingIn(c, "read")).workspaceId;
  app.get("/api/cited/runs/:id", async (c) => {
    const userId = await caller(c);
    const { format } = parsed(Run, c);
    const found = await needs.whyThem({ userId, run: c.req.param("id") });
    return format === "csv" ? csvFile(c, "why-them.csv", whyThemCsv(found)) : c.json(found);
  });
  app.get("/api/cited/said", async (c) => {
    const userId = await caller(c);
    const { format, ...filter } = parsed(Said, c);
    if (format === "csv") return csvFile(c, "said-of-you.csv", await needs.exportSaid({ userId, ...filter }));
    return c.json(await needs.saidOfYou({ userId, ...filter }));
  });
  app.post("/api/cited/overrules", async (c) => {
    const by = await actingIn(c, "write");
    return c.json(await needs.overrules.add(by, await readJson(c, OverruleShape)), 201);
  });
  app.delete("/api/cited/overrules/:id", async (c) => {
    const by = await actingIn(c, "write");
    await needs.overrules.undo(by, c.req.param("id"));
    return c.body(null, 204);
  });
  app.get("/api/cited/page", async (c) => {
    const userId = await caller(c);
    const { url, format } = parsed(Page, c);
    if (format === "csv") return csvFile(c, "cited-page.csv", await needs.exportCitedPage({ userId, url }));
    return c.json(await needs.citedPage({ userId, url }));
  });
  app.get("/api/analyses/:id/cited", async (c) => {
    const userId = await caller(c);
    return c.json(await needs.citedOfAnalysis({ userId, id: c.req.param("id") }));
  });
}

function parsed<Shape extends z.ZodType>(shape: Shape, c: EdgeContext): z.infer<Shape> {
  const given = shape.safeParse(c.req.query());
  if (!given.success) throw new AppError("request/invalid");
  return given.data;
}

const csvFile = (c: EdgeContext, name: string, text: string) =>
  c.body(text, 200, {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${name}"`,
  });
