/** Puts the operator's name for the product into data that was written with the name it ships with. */
import { DEFAULT_IDENTITY } from "./identity.ts";
import { site } from "./site.ts";

/** Names hold no signs that JSON would escape, so replacing them in the text keeps it valid. */
export function inOperatorsName<T>(data: T, name = site.name): T {
  if (name === DEFAULT_IDENTITY.name) return data;
  return JSON.parse(JSON.stringify(data).replaceAll(DEFAULT_IDENTITY.name, name));
}
