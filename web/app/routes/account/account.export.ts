/** Exports all data of the user as one file. */
import { Readable } from "node:stream";
import { messageText } from "@citeworthy/core/messages";
import { site } from "@citeworthy/core/product/identity/site";
import { createReadableStreamFromReadable } from "@react-router/node";
import { answer } from "../../page-data/answer.server.ts";
import { exportFailure } from "../../page-data/export-failure.server.ts";
import { services } from "../../services.server.ts";
import type { Route } from "./+types/account.export";

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(services);
  const { user } = (await page?.session()) ?? {};
  if (!page || !user) return exportFailure(messageText("account/sign-in-required"), 401);
  const { data, init } = await answer(page, { what: "an export" }, async () => {
    await page.requireRecentSignIn((await page.sessions.idOf(request.headers)) ?? "");
    return page.exportAccount({ userId: user.id, requestId: page.requestId });
  });
  if (!data.ok) return exportFailure(data.problem, init?.status ?? 500);
  return new Response(createReadableStreamFromReadable(Readable.from(data.value)), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${site.name.toLowerCase()}-my-data.json"`,
    },
  });
}
