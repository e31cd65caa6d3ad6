/** Where a page belongs: its site, its folder, and the key by which two addresses of one page are recognized. */
import { pageKey } from "../visibility/answers/cited-address.ts";

export type PagePlace = {
  /** Without `www.`, with the port where it isn't the usual one. */
  host: string;
  key: string;
  /** The first folder of the path with slashes, or "/" for pages at the top. */
  folder: string;
};

/** Null where the address isn't a web address. */
export function placeOf(address: string): PagePlace | null {
  const key = pageKey(address);
  if (key === null) return null;
  const host = /^[^/?]+/.exec(key)?.[0] ?? "";
  return host === "" ? null : { host, key, folder: folderOf(address) };
}

function folderOf(address: string): string {
  // A page at the top may end with a slash, as WordPress writes them: it is still no folder.
  const [first, ...rest] = new URL(address.trim()).pathname.split("/").filter((part) => part !== "");
  return first !== undefined && rest.length > 0 ? `/${first}/` : "/";
}
