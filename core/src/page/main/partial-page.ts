/** A page that is partly read: the input of the readers of authors and dates. */

import type { PageModel, StructuredData } from "../page-model.ts";
import type { Tree } from "../tree/tree.ts";
import type { Main } from "./choose-main.ts";
import type { Collection } from "./collect.ts";
import type { Segment } from "./segments.ts";

export type PartialPage = {
  tree: Tree;
  found: Collection;
  metas: PageModel["metas"];
  structuredData: StructuredData;
  segments: Segment[];
  main: Main;
  html: string;
  url: string;
};
