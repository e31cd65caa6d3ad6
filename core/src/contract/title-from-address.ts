/** What a result is called on screen: the last part of its address, in words. */
export function titleFromAddress(address: string): string {
  const parts =
    URL.parse(address)
      ?.pathname.split("/")
      .filter((part) => part !== "") ?? [];
  const last = parts.at(-1);
  if (last === undefined) return "Analyzed Content";
  const words = decode(last)
    .replace(/\.(?:html?|php|aspx?)$/i, "")
    .split(/[-_\s]+/)
    .filter((word) => word !== "");
  return words.map(capitalize).join(" ") || "Analyzed Content";
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const capitalize = (word: string) => {
  const [first = "", ...rest] = word;
  return first.toUpperCase() + rest.join("");
};
