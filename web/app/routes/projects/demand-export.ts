/** The demand table of a project as one CSV file. */
import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { orNotFound, programVisitOf } from "../../page-data/acting.server.ts";
import type { Route } from "./+types/demand-export";

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const { page, userId } = await programVisitOf(context, "read");
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const { fileName, lines } = await orNotFound(page.demand.export({ id, userId, query }));
  return new Response(createReadableStreamFromReadable(Readable.from(lines)), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${fileName}"`,
    },
  });
}
