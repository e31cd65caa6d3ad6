import type { RobotsEvidence } from "@citeworthy/core/evidence";
import type { AppError } from "../../../errors.ts";
import { orElse } from "../guard/failure.ts";
import { readBeginning } from "../requests/read-body.ts";
import { type PageResponse, type Visitor, visit, within } from "../requests/visit.ts";

/** RFC 9309: refused or not there (4xx) is absent; the server's own failure, or no answer, is a failure. */
export async function readRobots(
  visitor: Visitor,
  pageUrl: string,
  signal?: AbortSignal,
): Promise<RobotsEvidence> {
  const url = new URL("/robots.txt", pageUrl).href;
  const options = { accept: "text/plain,*/*;q=0.5", signal: within(visitor.limits.totalMs, signal) };
  const judgement = visit(visitor, url, options, (answer) => judged(answer, url, visitor));
  return orElse(judgement, signal, (failure) => withoutAnswer(failure, url));
}

async function judged(answer: PageResponse, url: string, { limits }: Visitor): Promise<RobotsEvidence> {
  const { status } = answer;
  if (status >= 500) return { kind: "failed", url, reason: `status ${status}` };
  if (status < 200 || status >= 300) return { kind: "absent", url, status };
  const { bytes } = await readBeginning(answer, limits.robots);
  const text = new TextDecoder().decode(bytes).replaceAll("\0", "\uFFFD");
  return { kind: "found", url, text };
}

/** The RFC lets a crawler that met too many redirects take the file as absent. */
function withoutAnswer({ code, details }: AppError, url: string): RobotsEvidence {
  if (code === "page/too-many-redirects") return { kind: "absent", url, status: Number(details.status) };
  return {
    kind: "failed",
    url,
    reason: code === "page/timeout" ? "no response in time" : "could not be fetched",
  };
}
