/** Several readers ask about the same sentence or heading of a page: each text is read once. For one page, so it is not bounded. */
export function perText<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const value = read(text);
    known.set(text, value);
    return value;
  };
}
