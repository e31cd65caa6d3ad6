import type { Evidence } from "../../core/src/evidence.ts";
import { unfetchedPage } from "../../core/src/unfetched-page.ts";

/** A page read from a file, as `cli analyze --offline` sees it. */
export const savedPage = (url: string, html: string): Evidence =>
  unfetchedPage({ url, html, bytes: Buffer.byteLength(html), now: new Date().toISOString() });
