/** robots.txt as RFC 9309 reads it: the most specific group, the longest rule, and "allow" on a tie. */
type Rule = { allow: boolean; path: string };
type Group = { agents: string[]; rules: Rule[] };

/** RFC 9309 asks crawlers to read at least 500 kibibytes; we read no more. */
const MAX_BYTES = 512 * 1024;

export function parseRobots(text: string): Group[] {
  const groups: Group[] = [];
  let open: Group | null = null;
  let collecting = false;
  for (const raw of text.slice(0, MAX_BYTES).split(/\r\n|\r|\n/)) {
    const line = withoutComment(raw.replace(/^\uFEFF/, "")).trim();
    const colon = line.indexOf(":");
    if (colon < 0) continue;
    const field = line.slice(0, colon).trim().toLowerCase();
    const value = line.slice(colon + 1).trim();
    if (field === "user-agent") {
      if (!open || !collecting) {
        open = { agents: [], rules: [] };
        groups.push(open);
      }
      open.agents.push(value.toLowerCase());
      collecting = true;
    } else if ((field === "allow" || field === "disallow") && open) {
      collecting = false;
      if (value !== "") open.rules.push({ allow: field === "allow", path: value });
    }
  }
  return groups;
}

/** A search for the sign is one pass over the line, whatever follows it. */
function withoutComment(line: string): string {
  const sign = line.indexOf("#");
  return sign < 0 ? line : line.slice(0, sign);
}

/** The rules of every group that names the crawler, else those of `*`. */
function rulesFor(groups: readonly Group[], bot: string): Rule[] {
  const name = bot.toLowerCase();
  const named = groups.filter((group) => group.agents.some((agent) => productOf(agent) === name));
  const chosen = named.length > 0 ? named : groups.filter((group) => group.agents.includes("*"));
  return chosen.flatMap((group) => group.rules);
}

/** "GPTBot/1.2" and "GPTBot" name the same crawler. */
const productOf = (agent: string) => /^[a-z_-]+/.exec(agent)?.[0] ?? agent;

/** Every address is compared with every rule. Sites write a few hundred at most. */
const MAX_RULES = 2_000;

/** The rule that decides about an address; null when none speaks of it, which allows it. */
export type RuleFinder = (url: string) => Rule | null;

/** Makes the crawler's rules ready once, for any number of addresses. */
export function ruleFinder(groups: readonly Group[], bot: string): RuleFinder {
  const unique = new Map(rulesFor(groups, bot).map((rule) => [`${rule.allow} ${rule.path}`, rule]));
  const ready = [...unique.values()]
    .slice(0, MAX_RULES)
    .map((rule) => ({ rule, isMatch: matcher(normalize(rule.path)) }))
    .sort((a, b) => b.rule.path.length - a.rule.path.length || Number(b.rule.allow) - Number(a.rule.allow));
  return (url) => {
    const address = URL.parse(url);
    if (!address) return null;
    const path = normalize(address.pathname + address.search);
    return ready.find(({ isMatch }) => isMatch(path))?.rule ?? null;
  };
}

/** Escapes of letters that need none are undone, others are written in capitals, so that two spellings meet. */
function normalize(path: string): string {
  return path.replace(/%([0-9a-f]{2})/gi, (whole, hex: string) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16));
    return /[\w~-]/.test(character) ? character : whole.toUpperCase();
  });
}

/** `*` is any run of characters, `$` the end. Greedy from the left, so no pattern can take long. */
function matcher(pattern: string): (path: string) => boolean {
  const anchored = pattern.endsWith("$");
  const [first = "", ...rest] = (anchored ? pattern.slice(0, -1) : pattern).split("*");
  return (path) => {
    if (!path.startsWith(first)) return false;
    let at = first.length;
    for (const [index, piece] of rest.entries()) {
      const last = index === rest.length - 1;
      const found = last && anchored ? path.lastIndexOf(piece) : path.indexOf(piece, at);
      if (found < at) return false;
      at = found + piece.length;
    }
    return !anchored || at === path.length;
  };
}
