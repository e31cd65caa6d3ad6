/** Sums as people read them. `1999` and `USD` are $19.99; `500` and `JPY` are ¥500. */
export function money(amount: number, currency: string): string {
  if (!/^[a-z]{3}$/i.test(currency)) return String(amount);
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
