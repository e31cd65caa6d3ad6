/** A number as written -> its value. Points, commas, apostrophes and spaces group or part decimals, depending on who writes. */

/** "1,299.00", "1.299,00", "1 299,00", "1'299", "0.5". A space groups only three digits at a time, so that the search stays linear. */
export const NUMBER = String.raw`\d+(?:[.,'’]\d+|[\u00a0\u202f ](?=\d{3}(?!\d))\d{3})*`;

/** More digits are an account or a part number. */
const MAX_CHARS = 24;

/** Usually one reading; "1.299" has two where its language isn't known. Empty for what is no number. */
export function readNumber(written: string, commaIsDecimal: boolean | null = null): number[] {
  if (written.length > MAX_CHARS) return [];
  const plain = written.replace(/[\s'’]/g, "");
  const points = plain.split(".").length - 1;
  const commas = plain.split(",").length - 1;
  if (points === 0 && commas === 0) return [Number(plain)];
  if (points > 0 && commas > 0) {
    const isCommaLast = plain.lastIndexOf(",") > plain.lastIndexOf(".");
    return valid(isCommaLast ? plain.replaceAll(".", "").replace(",", ".") : plain.replaceAll(",", ""));
  }
  const sign = points > 0 ? "." : ",";
  const parts = plain.split(sign);
  const isGrouped = parts.slice(1).every((part) => part.length === 3) && (parts[0] ?? "").length <= 3;
  if (parts.length > 2) return isGrouped ? valid(parts.join("")) : [];
  const decimal = valid(parts.join("."));
  if (!isGrouped || parts[0] === "0") return decimal;
  const grouped = valid(parts.join(""));
  if (commaIsDecimal === null) return sign === "," ? grouped : [...decimal, ...grouped];
  return commaIsDecimal === (sign === ",") ? decimal : grouped;
}

function valid(text: string): number[] {
  const value = Number(text);
  return Number.isFinite(value) ? [value] : [];
}
