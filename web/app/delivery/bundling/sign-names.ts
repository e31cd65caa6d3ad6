/**
 * In its build for browsers, this package reads the names of characters (`&eacute;`) with the DOM, which a worker
 * doesn't have. Workers get its build for other platforms. Decision 029.
 */
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const PACKAGE = "decode-named-character-reference";
const withoutDom = fileURLToPath(import.meta.resolve(PACKAGE));

/** For the bundles of workers. */
export const signNamesWithoutDom: Plugin = {
  name: "sign-names-without-dom",
  enforce: "pre",
  resolveId: { filter: { id: /^decode-named-character-reference$/ }, handler: () => withoutDom },
};

/** During development, workers share the modules of the page. */
export const signNamesAlias = { [PACKAGE]: withoutDom };
