/** Our own sample page, which a visitor can see analyzed. Read from disk: no network stands between it and its report. */
import type { Evidence } from "@citeworthy/core/evidence";

export const SAMPLE_PATH = "/sample-page";

export type SamplePage = { url: string; html: string; evidence(): Evidence };
