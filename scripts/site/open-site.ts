/** Renders public pages from the build as the product serves them, without a database or a port. */
import { existsSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";

const BUILD = fileURLToPath(new URL("../../web/build/server/index.js", import.meta.url));
export const ORIGIN = "https://citeworthy.example";

export type Rendered = { status: number; headers: Record<string, string>; html: string };

export async function openSite() {
  if (!existsSync(BUILD)) throw new Error("The site isn't built: run `npm run build` first.");
  const build = (await import(pathToFileURL(BUILD).href)) as ServerBuild;
  const handle = createRequestHandler(build, "production");
  return {
    async render(path: string): Promise<Rendered> {
      const request = new Request(new URL(path, ORIGIN), { headers: { "User-Agent": "Googlebot" } });
      const answer = await handle(request, new RouterContextProvider());
      return {
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        html: await answer.text(),
      };
    },
  };
}
