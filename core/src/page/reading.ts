/** What has been read so far: what the readers of authors and dates look at. */
import type { Main } from "./choose-main.ts";
import type { Collection } from "./collect.ts";
import type { PageModel, StructuredData } from "./page-model.ts";
import type { Segment } from "./segments.ts";
import type { Tree } from "./tree.ts";

export type Reading = {
  tree: Tree;
  found: Collection;
  metas: PageModel["metas"];
  structuredData: StructuredData;
  segments: Segment[];
  main: Main;
  html: string;
  url: string;
};
