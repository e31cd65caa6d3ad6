/** Everything a page states for machines: JSON-LD, microdata, Open Graph. */

import { readJsonLd } from "./declared/json-ld.ts";
import { eachObject, typesOf } from "./declared/json-ld-objects.ts";
import { metaGroup } from "./declared/metas.ts";
import { microdataTypes } from "./declared/microdata.ts";
import type { Collection } from "./main/collect.ts";
import type { PageModel, StructuredData } from "./page-model.ts";
import type { Tree } from "./tree/tree.ts";

export function readStructuredData(found: Collection, tree: Tree, metas: PageModel["metas"]): StructuredData {
  const { scripts, nodes } = readJsonLd(found.jsonLd);
  const types = new Set<string>();
  eachObject(nodes, (node) => {
    for (const type of typesOf(node)) types.add(type);
  });
  for (const type of microdataTypes(tree.html)) types.add(type);
  const openGraph = metaGroup(metas, (name) =>
    /^(?:og|article|book|profile|product|video|music):/.test(name),
  );
  return { scripts, nodes, types: [...types], openGraph };
}
