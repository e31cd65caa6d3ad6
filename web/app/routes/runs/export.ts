/** All pages of a run as one CSV file, for its owner. */
import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { orNotFound, programVisitOf } from "../../page-data/acting.server.ts";
import type { Route } from "./+types/export";

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { page, userId } = await programVisitOf(context, "read");
  const { fileName, lines } = await orNotFound(page.exportBatch({ id, userId }));
  return new Response(createReadableStreamFromReadable(Readable.from(lines)), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${fileName}"`,
    },
  });
}
