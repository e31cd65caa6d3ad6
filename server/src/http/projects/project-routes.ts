/** Projects and their pages for programs: each for its workspace. The pages of the product use the same services. */
import { changeNote } from "@citeworthy/core/history/change-note";
import { NOT_COMPARED_YET, whyWords } from "@citeworthy/core/history/change-words";
import type { ScoreMoves } from "@citeworthy/core/history/score-moves";
import { ratedPage } from "@citeworthy/core/projects/project-view";
import { z } from "zod";
import { AppError } from "../../errors.ts";
import type { ProjectPage, ProjectSummary } from "../../ports/projects/projects.ts";
import type { Limiter } from "../../ports/runtime/limiter.ts";
import { PAGE_CHANGES } from "../../usecases/projects/change-pages.ts";
import type { Services } from "../../wire.ts";
import type { EdgeApp } from "../middleware/context.ts";
import { type ActingServices, acting } from "../middleware/permit.ts";
import { readJson } from "../middleware/read-json.ts";
import { CHANGE_RATE, withinRate } from "../middleware/within-rate.ts";

type Used =
  | "listProjects"
  | "createProject"
  | "renameProject"
  | "readProject"
  | "listPages"
  | "pageHistory"
  | "changePages"
  | "undoPageChange";
type Needs = ActingServices & { limiter: Limiter } & Pick<Services, Used>;

const READ = ["read", "analyze"] as const;
const CHANGE = ["analyze"] as const;
const PROJECTS_AT_ONCE = 50;

const Named = z.object({ name: z.string().max(500) });
/** Single pages, or all that a filter finds; `to` is the project that pages move to. */
const Change = z.object({
  ids: z.array(z.uuid()).max(1_000).optional(),
  filter: z.record(z.string(), z.string()).optional(),
  to: z.string().optional(),
});
const Undo = z.object({ what: z.enum(["archive", "delete", "move"]), mark: z.string().max(40) });

export function projectRoutes(app: EdgeApp, needs: Needs): void {
  app.get("/api/projects", async (c) => {
    const { workspaceId: id } = await acting(needs, c, "read", READ);
    return c.json(projectsFrom(await needs.listProjects(id), c.req.query("after")));
  });
  app.post("/api/projects", async (c) => {
    const { workspaceId: userId } = await acting(needs, c, "write", CHANGE);
    const { name } = await readJson(c, Named);
    await countChange(needs, userId);
    const { id, name: given, createdAt } = await needs.createProject({ userId, name });
    return c.json({ id, name: given, createdAt }, 201);
  });
  app.get("/api/projects/:id", async (c) => {
    const { workspaceId: userId } = await acting(needs, c, "read", READ);
    const { project, overview, sites } = await needs.readProject({ id: c.req.param("id"), userId });
    const { id, name, createdAt } = project;
    return c.json({ id, name, createdAt, ...overview, hosts: sites.map(({ host }) => host) });
  });
  app.patch("/api/projects/:id", async (c) => {
    const { workspaceId: userId } = await acting(needs, c, "write", CHANGE);
    const { name } = await readJson(c, Named);
    await countChange(needs, userId);
    await needs.renameProject({ id: c.req.param("id"), userId, name });
    return c.body(null, 204);
  });
  pageRoutes(app, needs);
}

function pageRoutes(app: EdgeApp, needs: Needs): void {
  app.get("/api/projects/:id/pages", async (c) => {
    const { workspaceId: userId } = await acting(needs, c, "read", READ);
    const request = { id: c.req.param("id"), userId, query: c.req.query() };
    const { pages, next, found } = await needs.listPages(request);
    return c.json({ pages: pages.map(shownPage), next, found });
  });
  app.get("/api/pages/:id/history", async (c) => {
    const { workspaceId: userId } = await acting(needs, c, "read", READ);
    return c.json(shownHistory(await needs.pageHistory({ id: c.req.param("id"), userId })));
  });
  for (const what of PAGE_CHANGES)
    app.post(`/api/projects/:id/pages/${what}`, async (c) => {
      const { workspaceId: userId } = await acting(needs, c, "write", CHANGE);
      const { ids, filter, to } = await readJson(c, Change);
      if ((ids === undefined) === (filter === undefined)) throw new AppError("request/invalid");
      await countChange(needs, userId);
      const selected = { userId, id: c.req.param("id"), ids, query: filter };
      return c.json(await needs.changePages({ ...selected, what, ...(to !== undefined && { to }) }));
    });
  app.post("/api/projects/:id/pages/undo", async (c) => {
    const { workspaceId: userId } = await acting(needs, c, "write", CHANGE);
    const change = await readJson(c, Undo);
    await countChange(needs, userId);
    return c.json({ count: await needs.undoPageChange({ userId, id: c.req.param("id"), ...change }) });
  });
}

const countChange = ({ limiter }: Needs, userId: string): Promise<void> =>
  withinRate(limiter, `project-changes:${userId}`, CHANGE_RATE);

/** A user has at most 1,000 projects, so the list is read as a whole; `after` is the last id of the part before. */
export function projectsFrom(projects: readonly ProjectSummary[], after: string | undefined) {
  const start = after === undefined ? 0 : projects.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && start === 0) throw new AppError("request/invalid");
  const part = projects.slice(start, start + PROJECTS_AT_ONCE);
  const isLast = start + part.length >= projects.length;
  return {
    projects: part.map(({ id, name, createdAt, hosts, pages, average, analyzedAt }) => ({
      id,
      name,
      createdAt,
      hosts,
      pages,
      average,
      analyzedAt,
    })),
    next: isLast ? null : (part.at(-1)?.id ?? null),
  };
}

const addressOf = (analysisId: string): string => `/api/analyses/${analysisId}`;

const shownHistory = ({ page, line, steps }: Awaited<ReturnType<Needs["pageHistory"]>>) => ({
  url: page.url,
  scores: line.map(({ id, at, score, isJudgedAgain, differences }, place) => ({
    analysis: addressOf(id),
    analyzedAt: at,
    score,
    isJudgedAgain,
    isCompared: place > 0 && differences.length === 0,
  })),
  changes: steps.map(({ id, createdAt, changes }) => ({
    analysis: addressOf(id),
    analyzedAt: createdAt,
    change: changes?.points ?? null,
    moved: changes?.moved ? shownMoves(changes.moved) : null,
    why: changes === null ? NOT_COMPARED_YET : whyWords(changeNote(changes)),
  })),
});

const shownMoves = ({ before, after, moves }: ScoreMoves) => ({ before, after, differences: moves });

export const shownPage = (page: ProjectPage) => ({
  ...ratedPage(page),
  analyses: page.analyses,
  analyzedAt: page.analyzedAt,
  analysis: addressOf(page.searchId),
});
