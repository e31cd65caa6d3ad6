import type { Evidence } from "@citeworthy/core/evidence";
import { withoutTracking } from "@citeworthy/core/page/tracking-parameters";
import { AppError } from "../../../errors.ts";
import type { BodyLimit } from "../guard/limits.ts";
import { decodeText } from "./decode-text.ts";
import { readWhole } from "./read-body.ts";
import { type BeforeHop, type PageResponse, type Visitor, visit, within } from "./visit.ts";

type FetchedPage = Pick<
  Evidence,
  "requestedUrl" | "url" | "redirects" | "status" | "headers" | "html" | "bytes" | "timings"
>;

const ACCEPT = "text/html,application/xhtml+xml;q=0.9,text/plain;q=0.5";
const READABLE = new Set(["text/html", "application/xhtml+xml", "text/plain"]);

type PageRequest = {
  limit: BodyLimit;
  signal?: AbortSignal | undefined;
  beforeHop?: BeforeHop | undefined;
};

/** The page itself, asked for without tracking: a success that is text, or an AppError that says what it was instead. */
export async function fetchPage(
  visitor: Visitor,
  address: string,
  { limit, signal, beforeHop }: PageRequest,
): Promise<FetchedPage> {
  const requestedUrl = visitor.checkUrl(address).href;
  const started = visitor.elapsed();
  const options = { accept: ACCEPT, signal: within(visitor.limits.totalMs, signal), beforeHop };

  return visit(visitor, withoutTracking(requestedUrl), options, async (answer) => {
    const { redirects, status, headers, firstByteMs } = answer;
    const url = withoutTracking(answer.url);
    const { html, bytes } = await readText(answer, limit);
    const totalMs = Math.round(visitor.elapsed() - started);
    return { requestedUrl, url, redirects, status, headers, html, bytes, timings: { firstByteMs, totalMs } };
  });
}

async function readText(answer: PageResponse, limit: BodyLimit): Promise<{ html: string; bytes: number }> {
  const { status, headers } = answer;
  if (status < 200 || status > 299) throw new AppError("page/status", { status });
  const contentType = headers["content-type"] ?? "";
  const type = contentType.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (status === 204 || status === 205) throw new AppError("page/empty");
  if (!READABLE.has(type)) throw new AppError("page/not-html", { type: printable(type) });

  const body = await readWhole(answer, limit);
  if (body.length === 0) throw new AppError("page/empty");
  const html = decodeText(body, contentType);
  if (html === null) throw new AppError("page/not-html", { type: "binary data" });
  return { html, bytes: body.length };
}

/** The type is the server's word and ends up in a sentence of ours. */
function printable(type: string): string {
  return /^[\w.+-]{1,40}\/[\w.+-]{1,80}$/.test(type) ? type : "a file of unknown type";
}
