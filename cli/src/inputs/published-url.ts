/** The URL at which a local file is published: `--base-url`, and the file's path below the folder that it stands for. */
import { basename, isAbsolute, relative, sep } from "node:path";

/** `folders`: the first that contains the file counts. */
export type PublishedFolder = { baseUrl: string; folders: readonly string[] };

/** A file outside of the folders is taken for one at their top. */
export function publishedUrl(path: string, { baseUrl, folders }: PublishedFolder): string {
  const inside = folders.map((folder) => relative(folder, path)).find(isBelow) ?? basename(path);
  const parts = inside.replace(/\.gz$/i, "").split(sep);
  const names = parts.map((part) => encodeURIComponent(part.toWellFormed()));
  const { origin, pathname } = new URL(baseUrl);
  return `${origin}${pathname.replace(/\/*$/, "/")}${names.join("/")}`;
}

/** The same on every machine, whatever folder the file is in. */
export const placeholderUrl = (path: string): string =>
  publishedUrl(path, { baseUrl: "https://example.invalid/", folders: [] });

const isBelow = (path: string): boolean => path !== "" && !isAbsolute(path) && path.split(sep)[0] !== "..";
