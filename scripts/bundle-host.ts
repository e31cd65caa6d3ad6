/** `npm run build` makes the host and its worker threads one file each, beside the pages. */
import { readdirSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { type Plugin, rolldown } from "rolldown";
import { HOST } from "../web/host/build.ts";

const root = join(import.meta.dirname, "..");
const dir = dirname(HOST.made);
const WORKER = /new URL\("\.\/([\w-]+)\.worker\.ts", import\.meta\.url\)/g;

/** Migrations, fonts and examples are read from beside their module, which is elsewhere now; threads are beside the host. */
const whereSourcesAre: Plugin = {
  name: "where-sources-are",
  transform: {
    filter: { id: /^\//, code: "import.meta.url" },
    handler(code, id) {
      const source = `new URL(${JSON.stringify(relative(dir, id))}, import.meta.url).href`;
      const parts = code.split(WORKER);
      return parts
        .map((part, at) =>
          at % 2 === 1
            ? `new URL("./${part}.worker.js", import.meta.url)`
            : part.replaceAll("import.meta.url", source),
        )
        .join("");
    },
  },
};

/** These read files of their own, or are shared with the pages, which are built apart. They stay where they are installed. */
const OUTSIDE =
  /^(?:@electric-sql\/pglite|docx|fontkit|pdfkit|pg|piscina|isbot|react|react-dom|react-router|@react-router\/node)(?:\/|$)/;

const packages: Plugin = {
  name: "packages",
  resolveId: {
    filter: { id: /^(?![./]|@citeworthy\/|node:)/ },
    async handler(name, importer) {
      const found = await this.resolve(name, importer, { skipSelf: true });
      if (found && !OUTSIDE.test(name)) return found;
      if (!found?.id.includes("/node_modules/")) return { id: name, external: true };
      const isShared = found.id.startsWith(join(root, "node_modules/"));
      return { id: isShared ? name : relative(dir, found.id), external: true };
    },
  },
};

/** What it read of the environment, before it changed it, is only there once. */
const onlyOnce: Plugin = {
  name: "only-once",
  resolveId: {
    filter: { id: /\/production\.ts$/ },
    handler: () => ({ id: relative(dir, join(root, "web/host/production.ts")), external: true }),
  },
};

const threads = readdirSync(join(root, "server/src"), { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".worker.ts"))
  .map((path) => [basename(path, ".ts"), join(root, "server/src", path)]);

const build = await rolldown({
  input: {
    host: join(root, "web/host/start-host.ts"),
    identity: join(root, "server/src/identity.server.ts"),
    ...Object.fromEntries(threads),
  },
  platform: "node",
  plugins: [whereSourcesAre, packages, onlyOnce],
});
await build.write({ dir, format: "esm", cleanDir: true });
await build.close();
