/** A field of a form that holds JSON. What isn't JSON is null, which the use case refuses like any other wrong value. */
export function formJson(form: FormData, name: string): unknown {
  const text = form.get(name);
  if (typeof text !== "string") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
