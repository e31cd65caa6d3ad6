/** Provides content files to pages as modules: read, checked and turned into HTML when the site is built. */
import type { Plugin } from "vite";
import { cardOf } from "../article.ts";
import { readDemo } from "./demo.ts";
import { BLOG_DIR, readArticles } from "./read-articles.ts";
import { readDocs } from "./read-docs.ts";
import { readExplainer } from "./read-explainer.ts";

/** Texts say the name that the product ships with; where an operator set another, they say that one. */
const named = (name: string, value: unknown) => `
import { inOperatorsName } from "@citeworthy/core/product/identity/operators-name";
export const ${name} = inOperatorsName(${JSON.stringify(value)});`;

const MODULES: Record<string, () => string> = {
  "virtual:articles": () => named("articles", readArticles()),
  "virtual:article-cards": () => named("cards", readArticles().map(cardOf)),
  "virtual:explainer": () => named("explainer", readExplainer()),
  "virtual:docs": () => named("docs", readDocs()),
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
