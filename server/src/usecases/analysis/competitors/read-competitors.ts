/** Fetches the pages a user named to compare with. One that can't be read is reported and doesn't stop the analysis. */
import type { NamedPage } from "@citeworthy/core/analysis/subject";
import { messageText } from "@citeworthy/core/messages";
import { isSamePage } from "@citeworthy/core/visibility/answers/cited-address";
import { AppError } from "../../../errors.ts";
import type { Pages } from "../../../ports/analysis/pages.ts";
import type { Log } from "../../../ports/runtime/log.ts";

type Needs = { pages: Pages; log: Log };
type Named = {
  jobId: string;
  userId: string;
  urls: readonly string[];
  /** The address of the analyzed page after its redirects. */
  page: string;
};
type Request = Named & { signal: AbortSignal };

/** As many pages as one user may have fetched at a time. */
const CONCURRENCY = 2;
/** For all of them together: the user is waiting, and the job has two minutes. */
const PATIENCE_MS = 20_000;

export async function readCompetitors(
  deps: Needs,
  named: Named,
  signal: AbortSignal = AbortSignal.timeout(PATIENCE_MS),
) {
  const read: NamedPage[] = [];
  const request = { ...named, signal };
  for (let at = 0; at < request.urls.length; at += CONCURRENCY) {
    const next = request.urls.slice(at, at + CONCURRENCY);
    read.push(...(await Promise.all(next.map((url) => readOne(deps, request, url)))));
  }
  return withoutRepeats(read, request.page);
}

async function readOne({ pages, log }: Needs, request: Request, url: string): Promise<NamedPage> {
  const { jobId, userId: user, signal } = request;
  try {
    const { url: address, html } = await pages.gather(url, { user, signal, pageOnly: true });
    return { url: address, html };
  } catch (error) {
    if (!(error instanceof AppError) && !signal.aborted) throw error;
    log.warn("a competing page was not read", { jobId, url, error });
    return { url, problem: error instanceof AppError ? error.message : messageText("page/timeout") };
  }
}

/** Different addresses may lead to the same page. */
function withoutRepeats(read: readonly NamedPage[], page: string): NamedPage[] {
  return read.map((one, at) => {
    if ("problem" in one) return one;
    if (isSamePage(one.url, page)) return refused(one.url, "analysis/competitor-same-page");
    const isRepeated = read.slice(0, at).some((other) => "html" in other && isSamePage(other.url, one.url));
    return isRepeated ? refused(one.url, "analysis/competitor-twice") : one;
  });
}

const refused = (url: string, code: "analysis/competitor-same-page" | "analysis/competitor-twice") => ({
  url,
  problem: messageText(code),
});
