import { createHash } from "node:crypto";
import type { LabelledPage } from "../../labels/labelled-pages.ts";

/** Changes with any label or page. */
export function dataHash(pages: readonly LabelledPage[]): string {
  const hash = createHash("sha256");
  for (const { label, url, text, html } of pages) hash.update(JSON.stringify([label, url, text, html]));
  return hash.digest("hex").slice(0, 16);
}
