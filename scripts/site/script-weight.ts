/** How much script a page of the built product fetches before anybody touches it, by the build's own manifest. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const CLIENT = join(import.meta.dirname, "../../web/build/client");

type ManifestModule = { module: string; imports?: string[] };
type Route = ManifestModule & { id: string; parentId?: string; path?: string; index?: boolean };
type Manifest = { entry: ManifestModule; routes: Record<string, Route> };

function readManifest(): Manifest {
  const assets = join(CLIENT, "assets");
  // The route of the web app manifest has a file of a similar name.
  const text = readdirSync(assets)
    .filter((file) => /^manifest-.*\.js$/.test(file))
    .map((file) => readFileSync(join(assets, file), "utf8"))
    .find((one) => one.includes("__reactRouterManifest"));
  if (!text) throw new Error("There is no build: run npm run build first.");
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
}

/** As the server sends it to a browser that takes gzip. */
const gzipBytes = (file: string) => gzipSync(readFileSync(join(CLIENT, file)), { level: 9 }).length;

const filesOf = ({ module, imports = [] }: ManifestModule) => [module, ...imports];

/** A route inside another has the other's path before its own. */
function addressOf({ path, parentId }: Route, routes: Manifest["routes"]): string {
  const parent = parentId === undefined || parentId === "root" ? undefined : routes[parentId];
  const before = parent ? addressOf(parent, routes) : "";
  return path === undefined && before !== "" ? `${before}/` : `${before}/${path ?? ""}`;
}

/** By the routes' own paths (`/`, `/pricing`, `/blog/:slug`), in bytes. */
export function scriptWeights(): Map<string, number> {
  const { entry, routes } = readManifest();
  const shared = [entry, routes.root].flatMap((part) => (part ? filesOf(part) : []));
  const weigh = (route: Route) =>
    [...new Set([...shared, ...filesOf(route)])].reduce((sum, file) => sum + gzipBytes(file), 0);
  const pages = Object.values(routes).filter(({ id }) => id !== "root");
  return new Map(pages.map((route) => [addressOf(route, routes), weigh(route)]));
}
