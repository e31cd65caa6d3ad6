/**
 * How many parts a large body has. Parsing takes long for many small parts, not for many bytes: two million empty fields
 * of a form keep the process busy for seconds. Counting them takes milliseconds.
 */
import { AppError } from "../../errors.ts";
import { partCounter } from "../../json-parts.ts";

/** A list is one field with many lines; a report that is sent back has thousands of values, not tens of thousands. */
const MAX_FIELDS = 1_000;
const MAX_VALUES = 50_000;

const AMPERSAND = 0x26;

export function refuseManyParts(body: Buffer, contentType: string): void {
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(contentType);
  const isMultipart = /^multipart\//i.test(contentType);
  const hasTooMany = isForm
    ? occursMoreThan(body, AMPERSAND, MAX_FIELDS)
    : isMultipart
      ? occursMoreThan(body, "Content-Disposition", MAX_FIELDS)
      : partCounter()(body) > MAX_VALUES;
  if (hasTooMany) throw new AppError("request/invalid");
}

function occursMoreThan(body: Buffer, what: string | number, most: number): boolean {
  let count = 0;
  for (let at = body.indexOf(what); at >= 0; at = body.indexOf(what, at + 1)) if (++count > most) return true;
  return false;
}
