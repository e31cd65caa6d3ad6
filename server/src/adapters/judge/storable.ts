/**
 * A page's structured data may hold NUL or half of a character pair, which PostgreSQL can't store. Both become the sign for
 * an unreadable character, wherever they ended up in the result.
 */
const UNSTORABLE = /\\u0000|\\ud[89a-f]/i;

export function storable<Result>(result: Result): Result {
  const json = JSON.stringify(result);
  if (json === undefined || !UNSTORABLE.test(json)) return result;
  return JSON.parse(json, (_name, value: unknown) =>
    typeof value === "string" ? value.replaceAll("\0", "\uFFFD").toWellFormed() : value,
  );
}
