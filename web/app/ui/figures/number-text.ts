/**
 * Formats a number with thousands separators and at most one decimal. It avoids Intl, whose first use keeps a phone
 * busy for a tenth of a second.
 */
export function numberText(value: number): string {
  const rounded = Math.sign(value) * (Math.round(Math.abs(value) * 10) / 10);
  const [whole = "", decimal] = String(rounded).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return decimal ? `${grouped}.${decimal}` : grouped;
}
