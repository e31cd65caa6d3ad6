/** One ordinary page, its body repeated: how the cost grows with the length. */
const TIMES = [1, 4, 16, 64];

export const GROWTH = TIMES;

export function repeatBody(html: string, times: number): string {
  const start = html.search(/<body[^>]*>/i);
  const end = html.lastIndexOf("</body>");
  if (start < 0 || end < start) return html.repeat(times);
  const inner = html.indexOf(">", start) + 1;
  return html.slice(0, inner) + html.slice(inner, end).repeat(times) + html.slice(end);
}

/** The exponent k of cost = c * length^k, by least squares over the logarithms. */
export function exponent(points: { length: number; ms: number }[]): number {
  const xs = points.map(({ length }) => Math.log(length));
  const ys = points.map(({ ms }) => Math.log(Math.max(ms, 0.1)));
  const average = (list: number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
  const [mx, my] = [average(xs), average(ys)];
  const top = xs.reduce((sum, x, at) => sum + (x - mx) * ((ys[at] ?? 0) - my), 0);
  return top / xs.reduce((sum, x) => sum + (x - mx) ** 2, 0);
}
