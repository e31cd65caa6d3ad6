/** How close an extracted page comes to its label. */
const tokens = (text: string) => text.match(/[\p{L}\p{N}_]+/gu) ?? [];

function counts(list: string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const one of list) found.set(one, (found.get(one) ?? 0) + 1);
  return found;
}

export const mean = (list: number[]) =>
  list.length === 0 ? Number.NaN : list.reduce((sum, one) => sum + one, 0) / list.length;

/** The harmonic mean of precision and recall over the bag of words. */
export function wordF1(text: string, label: string): number {
  const [found, gold] = [tokens(text.toLowerCase()), tokens(label.toLowerCase())];
  if (gold.length === 0) return found.length === 0 ? 1 : 0;
  if (found.length === 0) return 0;
  const left = counts(gold);
  let hit = 0;
  for (const token of found) {
    const open = left.get(token) ?? 0;
    if (open === 0) continue;
    hit += 1;
    left.set(token, open - 1);
  }
  return (2 * hit) / (found.length + gold.length);
}

export type Shingles = { hit: number; extra: number; missing: number };

/** Runs of four words: order counts. Precision and recall are averaged over pages before they are combined. */
export function shingles(text: string, label: string): Shingles {
  const [found, gold] = [grams(text), grams(label)];
  const sum: Shingles = { hit: 0, extra: 0, missing: 0 };
  for (const key of new Set([...found.keys(), ...gold.keys()])) {
    const [a, b] = [found.get(key) ?? 0, gold.get(key) ?? 0];
    sum.hit += Math.min(a, b);
    sum.extra += Math.max(0, a - b);
    sum.missing += Math.max(0, b - a);
  }
  return sum;
}

const GRAM = 4;

function grams(text: string): Map<string, number> {
  const words = tokens(text);
  const list: string[] = [];
  for (let at = 0; at < Math.max(1, words.length - GRAM + 1); at++)
    list.push(words.slice(at, at + GRAM).join(" "));
  return counts(words.length === 0 ? [] : list);
}

export function shingleF1(pages: Shingles[]): number {
  const precision = mean(
    pages.filter(({ hit, extra }) => hit + extra > 0).map(({ hit, extra }) => hit / (hit + extra)),
  );
  const recall = mean(
    pages.filter(({ hit, missing }) => hit + missing > 0).map(({ hit, missing }) => hit / (hit + missing)),
  );
  return (2 * precision * recall) / (precision + recall);
}

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/^by\s+/, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

export function sameAuthor(found: string | null, label: string): boolean {
  const [ours, gold] = [plain(found ?? ""), plain(label)];
  return ours !== "" && (ours.includes(gold) || (ours.length > 4 && gold.includes(ours)));
}

export const sameDay = (found: string | null, label: string) =>
  /\d{4}-\d\d-\d\d/.exec(found ?? "")?.[0] === label;
