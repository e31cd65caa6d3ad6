/** Gives the pages the articles as a module: read, checked and made HTML when the site is built. */
import type { Plugin } from "vite";
import { BLOG_DIR, readArticles } from "./read-articles.ts";

const NAME = "virtual:articles";
const RESOLVED = `\0${NAME}`;

export function content(): Plugin {
  return {
    name: "content",
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return;
      this.addWatchFile(BLOG_DIR);
      return `export const articles = ${JSON.stringify(readArticles())};`;
    },
    /** While working: a saved article is seen at the next reload. */
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(BLOG_DIR)) return;
      for (const environment of Object.values(server.environments)) {
        const module = environment.moduleGraph.getModuleById(RESOLVED);
        if (module) environment.moduleGraph.invalidateModule(module);
      }
      server.ws.send({ type: "full-reload" });
    },
  };
}
