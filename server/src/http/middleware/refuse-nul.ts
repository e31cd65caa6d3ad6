/**
 * Refuses NUL characters in a path, a query or a body. PostgreSQL can't store them, so a route that passes one on would
 * fail with 500, and no form or client sends one on purpose.
 */
import { AppError } from "../../errors.ts";

/** The backslashes before `u0000` come in pairs when they are text themselves. */
const ESCAPED_IN_JSON = /(?:^|[^\\])(?:\\\\)*\\u0000/;
const ESCAPED_IN_ADDRESS = /%00/;
const FORM = /^application\/x-www-form-urlencoded\b/i;

export function refuseNulInAddress(url: string): void {
  if (ESCAPED_IN_ADDRESS.test(url)) throw new AppError("request/invalid");
}

export function refuseNulInBody(body: Buffer, contentType: string): void {
  const isForm = FORM.test(contentType);
  if (!body.includes(0) && !body.includes(isForm ? "%00" : "\\u0000")) return;
  const escaped = isForm ? ESCAPED_IN_ADDRESS : ESCAPED_IN_JSON;
  if (body.includes(0) || escaped.test(body.toString("latin1"))) throw new AppError("request/invalid");
}
