/** The last part of the address that has words in it. */
export function slugWords(url: string): string {
  const parts = (URL.parse(url)?.pathname ?? "").split("/").filter((part) => /[a-z]{3}/i.test(part));
  const last = parts.at(-1) ?? "";
  return decode(last)
    .replace(/\.\w{2,5}$/, "")
    .replace(/[-_+]/g, " ");
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
