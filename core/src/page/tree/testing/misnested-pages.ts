/** Pages with tags in the wrong places, the same ones on every run. */
const TAGS =
  "p p div div h1 h2 h3 h4 h5 h6 ul ol li li table tbody tr td th caption a a b i em font form dl dt dd button span section br hr svg title".split(
    " ",
  );
const WORDS = "heap bin leaf straw rain worm lid fork soil seed".split(" ");
const MAX_PIECES = 60;

export function misnestedPages(count: number, seed: number, moreTags: readonly string[] = []): string[] {
  const tags = [...TAGS, ...moreTags];
  let state = seed;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const pick = (list: readonly string[]) => list[below(list.length)] ?? "";
  const piece = (at: number): string => {
    const kind = below(10);
    if (kind < 4) return `<${pick(tags)}${below(8) === 0 ? ` id=n${at}` : ""}>`;
    if (kind < 7) return `</${pick(tags)}>`;
    if (kind < 9) return `${pick(WORDS)}${at} `;
    return pick(["\n", "&amp; ", "<!-- note -->", " < ", "\r\n", "&nbsp;"]);
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: 4 + below(MAX_PIECES) }, (_, at) => piece(at)).join(""),
  );
}
