/** The user's imported rows as one CSV file. */
import { Readable } from "node:stream";
import { messageText } from "@citeworthy/core/messages";
import { createReadableStreamFromReadable } from "@react-router/node";
import { services } from "../../services.server.ts";
import type { Route } from "./+types/ai-reports.export";

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(services);
  const { user } = (await page?.session()) ?? {};
  if (!page || !user) throw new Response(messageText("account/sign-in-required"), { status: 401 });
  return new Response(createReadableStreamFromReadable(Readable.from(page.exportMeasured(user.id))), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="measured-citations.csv"',
    },
  });
}
