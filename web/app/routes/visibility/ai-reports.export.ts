/** The user's imported rows as one CSV file. */
import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { programVisitOf } from "../../page-data/acting.server.ts";
import type { Route } from "./+types/ai-reports.export";

export async function loader({ context }: Route.LoaderArgs) {
  const { page, userId } = await programVisitOf(context, "read");
  return new Response(createReadableStreamFromReadable(Readable.from(page.exportMeasured(userId))), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="measured-citations.csv"',
    },
  });
}
