/**
 * The same request with other headers. Built from its parts: behind a socket `request` only looks like a `Request`,
 * and the platform's own constructor does not take it for one.
 */
export function withHeaders(request: Request, headers: Headers): Request {
  const { url, method, signal, body } = request;
  return new Request(url, { method, headers, signal, ...(body && { body, duplex: "half" }) });
}
