/** Our own sample page, which a visitor can see analyzed. Read from disk: its report needs no network. */
import type { Evidence } from "@citeworthy/core/evidence";

export const SAMPLE_PATH = "/sample-page";

export type SamplePage = { url: string; html: string; evidence(): Evidence };
