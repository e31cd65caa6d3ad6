/** The work list as one CSV file, with the filters of the page. */
import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { programVisitOf } from "../../page-data/acting.server.ts";
import type { Route } from "./+types/export";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { page } = await programVisitOf(context, "shared");
  const { workspaceId, role, actor } = await page.acting("shared");
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const rows = page.worklist.export({ workspaceId, role, actor, requestId: page.requestId }, query);
  return new Response(createReadableStreamFromReadable(Readable.from(rows)), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="work-list.csv"',
    },
  });
}
