/** The entry that a key leads to. After the last comes the first. Undefined for other keys and for an empty list. */
export function movedTo(
  key: string,
  ids: readonly string[],
  activeId: string | undefined,
): string | undefined {
  const at = activeId === undefined ? -1 : ids.indexOf(activeId);
  switch (key) {
    case "ArrowDown":
      return ids[(at + 1) % ids.length];
    case "ArrowUp":
      return ids.at(at <= 0 ? -1 : at - 1);
    case "Home":
      return ids[0];
    case "End":
      return ids.at(-1);
    default:
      return undefined;
  }
}
