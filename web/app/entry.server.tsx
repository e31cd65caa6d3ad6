/** Renders a page to a stream. The host passes the services and the nonce by the keys exported here. */
import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { nonceContext } from "./delivery/nonce.ts";
import { renderFailures } from "./delivery/render-failures.ts";
import { services } from "./services.server.ts";

export { nonceContext, services };

export const streamTimeout = 5_000;

/** A crawler, and a page that is kept and so has no nonce, gets everything at once; a reader gets the shell first. */
const readyEvent = (request: Request, nonce: string | undefined): keyof RenderToPipeableStreamOptions =>
  isbot(request.headers.get("user-agent")) || nonce === undefined ? "onAllReady" : "onShellReady";

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });

  const nonce = loadContext.get(nonceContext) || undefined;
  return new Promise((resolve, reject) => {
    const failures = renderFailures((error) => report(error, request, loadContext));
    let finalStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} {...(nonce && { nonce })} />,
      {
        ...(nonce && { nonce }),
        [readyEvent(request, nonce)]() {
          failures.answered();
          const body = new PassThrough({
            final(done) {
              clearTimeout(timer);
              done();
            },
          });
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { status: finalStatus, headers }));
        },
        onShellError: reject,
        onError(error) {
          finalStatus = 500;
          failures.note(error);
        },
      },
    );
    // A little longer than the loaders' own limit, so that their failures still reach the page.
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}

/** To the log, under the id that the reader sees on the error page. A build that prerenders has no log. */
function report(error: unknown, request: Request, context: Readonly<RouterContextProvider>): void {
  const page = context.get(services);
  const { pathname: path } = new URL(request.url);
  if (page) page.log.error("a page failed", { error, path, requestId: page.requestId });
  else
    process.stderr.write(
      `${path}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
}

/** Missing pages and readers who left aren't errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) report(error, request, context);
};
