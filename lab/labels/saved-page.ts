import type { Evidence } from "../../core/src/evidence.ts";
import { unfetchedPage } from "../../core/src/unfetched-page.ts";

/** When the labelled pages were read: what is learned and measured must not change with the day. */
const LABELLED_AT = "2026-11-15T00:00:00.000Z";

/** A page read from a file, as `cli analyze --offline` sees it. */
export const savedPage = (url: string, html: string): Evidence =>
  unfetchedPage({ url, html, bytes: Buffer.byteLength(html), now: LABELLED_AT });
