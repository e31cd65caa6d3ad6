/** Renders public pages from the sources as the product serves them, without a build, a database or a port. */
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
    // A separate cache, so that a development server in the same working copy is not disturbed.
    cacheDir: join(tmpdir(), "citeworthy-open-site"),
  });
  const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
  const handle = createRequestHandler(build, "production");
  const ask = (path: string) => {
    const request = new Request(new URL(path, ORIGIN), { headers: { "User-Agent": "Googlebot" } });
    return handle(request, new RouterContextProvider());
  };
  // The first render compiles modules on demand and can exceed the time limit of a render, so it isn't used.
  await (await ask("/")).text();
  return {
    async render(path: string): Promise<Rendered> {
      const answer = await ask(path);
      return {
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        html: await answer.text(),
      };
    },
    close: () => vite.close(),
  };
}
