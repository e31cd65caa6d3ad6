/** Provides content files to pages as modules: read, checked and turned into HTML when the site is built. */
import type { Plugin } from "vite";
import { cardOf } from "../article.ts";
import { readDemo } from "./demo.ts";
import { BLOG_DIR, readArticles } from "./read-articles.ts";
import { readDocs } from "./read-docs.ts";
import { readExplainer } from "./read-explainer.ts";

const MODULES: Record<string, () => string> = {
  "virtual:articles": () => `export const articles = ${JSON.stringify(readArticles())};`,
  "virtual:article-cards": () => `export const cards = ${JSON.stringify(readArticles().map(cardOf))};`,
  "virtual:explainer": () => `export const explainer = ${JSON.stringify(readExplainer())};`,
  "virtual:docs": () => `export const docs = ${JSON.stringify(readDocs())};`,
  "virtual:demo": () => `export const demo = ${JSON.stringify(readDemo())};`,
};
const resolved = (name: string) => `\0${name}`;

export function content(): Plugin {
  return {
    name: "content",
    resolveId: (id) => (id in MODULES ? resolved(id) : undefined),
    load: (id) => MODULES[id.slice(1)]?.(),
    configureServer: ({ watcher }) => void watcher.add(BLOG_DIR),
    /** In development, a saved article appears on the next reload. */
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(BLOG_DIR)) return;
      for (const { moduleGraph } of Object.values(server.environments)) {
        for (const name of ["virtual:articles", "virtual:article-cards"]) {
          const module = moduleGraph.getModuleById(resolved(name));
          if (module) moduleGraph.invalidateModule(module);
        }
      }
      server.ws.send({ type: "full-reload" });
    },
  };
}
