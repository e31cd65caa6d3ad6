/** The work list for programs. Members read and change it by role; clients read the items of projects shared with them. */
import { AppError } from "../../errors.ts";
import type { WorkBy } from "../../usecases/worklist/needs.ts";
import {
  WorkAddition,
  WorkChangeShape,
  WorkCommentShape,
  WorkIds,
  WorkUndo,
} from "../../usecases/worklist/work-shapes.ts";
import type { Services } from "../../wire.ts";
import type { EdgeApp, EdgeContext } from "../middleware/context.ts";
import { type ActingServices, acting } from "../middleware/permit.ts";
import { readJson } from "../middleware/read-json.ts";

type Needs = ActingServices & Pick<Services, "worklist">;

const READ = ["read", "analyze"] as const;
const CHANGE = ["analyze"] as const;
export function worklistRoutes(app: EdgeApp, needs: Needs): void {
  const { worklist } = needs;
  const byOf = async (c: EdgeContext, need: "shared" | "write"): Promise<WorkBy> => {
    const { workspaceId, role, actor } = await acting(needs, c, need, need === "write" ? CHANGE : READ);
    return { workspaceId, role, actor, requestId: c.get("requestId") };
  };
  app.get("/api/work", async (c) => c.json(await worklist.list(await byOf(c, "shared"), c.req.query())));
  app.post("/api/work", async (c) => {
    const by = await byOf(c, "write");
    const asked = await readJson(c, WorkAddition);
    if ("items" in asked) return c.json({ items: await worklist.add(by, asked.items) }, 201);
    const { projectId, check } = asked.fault;
    return c.json({ items: await worklist.addFault(by, { projectId, audit: check }) }, 201);
  });
  app.patch("/api/work", async (c) => {
    const by = await byOf(c, "write");
    return c.json({ count: await worklist.change(by, await readJson(c, WorkChangeShape)) });
  });
  app.post("/api/work/delete", async (c) => {
    const by = await byOf(c, "write");
    return c.json(await worklist.remove(by, (await readJson(c, WorkIds)).ids));
  });
  app.post("/api/work/undo", async (c) => {
    const by = await byOf(c, "write");
    return c.json({ count: await worklist.undoRemoval(by, (await readJson(c, WorkUndo)).mark) });
  });
  app.get("/api/work/:id", async (c) => c.json(await worklist.read(await byOf(c, "shared"), idOf(c))));
  app.post("/api/work/:id/comments", async (c) => {
    const by = await byOf(c, "write");
    const { text } = await readJson(c, WorkCommentShape);
    await worklist.comment(by, { id: idOf(c), text });
    return c.body(null, 204);
  });
}

function idOf(c: EdgeContext): string {
  const given = c.req.param("id");
  if (given === undefined) throw new AppError("work/not-found");
  return given;
}
