/** The same address with another value; `null` leaves it out. */
export function withParameter(search: URLSearchParams, name: string, value: string | null): string {
  const changed = new URLSearchParams(search);
  if (value === null) changed.delete(name);
  else changed.set(name, value);
  return `?${changed}`;
}
