/** Everything a page states for machines: JSON-LD, microdata, Open Graph. */

import { readJsonLd } from "./declared/json-ld.ts";
import { eachObject, typesOf } from "./declared/json-ld-objects.ts";
import { metaGroup } from "./declared/metas.ts";
import { readMicrodata } from "./declared/microdata.ts";
import type { Collection } from "./main/collect.ts";
import type { MicrodataItem, PageModel, StructuredData } from "./page-model.ts";
import type { Tree } from "./tree/tree.ts";

export function readStructuredData(found: Collection, tree: Tree, metas: PageModel["metas"]): StructuredData {
  const { scripts, nodes } = readJsonLd(found.jsonLd);
  const microdata = readMicrodata(tree.html);
  const types = new Set<string>();
  eachObject(nodes, (node) => {
    for (const type of typesOf(node)) types.add(type);
  });
  for (const item of microdata) addTypes(item, types);
  const openGraph = metaGroup(metas, (name) =>
    /^(?:og|article|book|profile|product|video|music):/.test(name),
  );
  const twitter = metaGroup(metas, (name) => name.startsWith("twitter:"));
  return { scripts, nodes, types: [...types], microdata, openGraph, twitter };
}

function addTypes(item: MicrodataItem, types: Set<string>): void {
  for (const type of item.types) types.add(type);
  for (const value of Object.values(item.properties).flat())
    if (typeof value !== "string") addTypes(value, types);
}
