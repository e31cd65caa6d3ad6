/** The public pages, rendered from the sources as the product serves them, without a build, a database or a port. */
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { createServer } from "vite";

const ROOT = fileURLToPath(new URL("../../web", import.meta.url));
export const ORIGIN = "https://citeworthy.example";

export type Rendered = { status: number; headers: Record<string, string>; html: string };

export async function openSite() {
  const vite = await createServer({
    root: ROOT,
    configFile: `${ROOT}/vite.config.ts`,
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: "custom",
    logLevel: "error",
    optimizeDeps: { noDiscovery: true },
    // A working copy that runs beside this one keeps its own cache.
    cacheDir: join(tmpdir(), "citeworthy-open-site"),
  });
  const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
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
    close: () => vite.close(),
  };
}
