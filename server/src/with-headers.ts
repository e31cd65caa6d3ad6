/**
 * The same request with other headers or another body. Built from its parts: behind a socket `request` only looks like a
 * `Request`, and the platform's own constructor does not accept it.
 */
export function withHeaders(request: Request, headers: Headers): Request {
  const { url, method, signal, body } = request;
  return new Request(url, { method, headers, signal, ...(body && { body, duplex: "half" }) });
}

export function withBody(request: Request, body: Uint8Array<ArrayBuffer>): Request {
  const { url, method, headers, signal } = request;
  return new Request(url, { method, headers, signal, ...(body.length > 0 && { body }) });
}
