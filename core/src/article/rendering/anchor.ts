/** The names by which sections are linked to. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]+/gu, "")
    .trim()
    .replace(/\s+/g, "-");
}

/** Gives each heading its own anchor, in order of appearance. */
export function anchorer(): (heading: string) => string {
  const taken = new Map<string, number>();
  return (heading) => {
    const name = anchorOf(heading) || "section";
    const times = taken.get(name) ?? 0;
    taken.set(name, times + 1);
    return times === 0 ? name : `${name}-${times}`;
  };
}
