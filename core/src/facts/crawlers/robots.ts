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
    const line = raw
      .replace(/^\uFEFF/, "")
      .replace(/#.*$/, "")
      .trim();
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

/** The rules of every group that names the crawler, else those of `*`. */
function rulesFor(groups: readonly Group[], bot: string): Rule[] {
  const name = bot.toLowerCase();
  const named = groups.filter((group) => group.agents.some((agent) => productOf(agent) === name));
  const chosen = named.length > 0 ? named : groups.filter((group) => group.agents.includes("*"));
  return chosen.flatMap((group) => group.rules);
}

/** "GPTBot/1.2" and "GPTBot" name the same crawler. */
const productOf = (agent: string) => /^[a-z_-]+/.exec(agent)?.[0] ?? agent;

/** The rule that decides; null when none speaks of the address, which allows it. */
export function decidingRule(groups: readonly Group[], bot: string, url: string): Rule | null {
  const address = URL.parse(url);
  if (!address) return null;
  const path = normalize(address.pathname + address.search);
  let best: Rule | null = null;
  for (const rule of rulesFor(groups, bot)) {
    const longer = !best || rule.path.length > best.path.length;
    const tie = best && rule.path.length === best.path.length && rule.allow;
    if ((longer || tie) && matches(normalize(rule.path), path)) best = rule;
  }
  return best;
}

/** Escapes of letters that need none are undone, others are written in capitals, so that two spellings meet. */
function normalize(path: string): string {
  return path.replace(/%([0-9a-f]{2})/gi, (whole, hex: string) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16));
    return /[\w~-]/.test(character) ? character : whole.toUpperCase();
  });
}

/** `*` is any run of characters, `$` the end. Greedy from the left, so no pattern can take long. */
function matches(pattern: string, path: string): boolean {
  const anchored = pattern.endsWith("$");
  const pieces = (anchored ? pattern.slice(0, -1) : pattern).split("*");
  const [first = "", ...rest] = pieces;
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const [index, piece] of rest.entries()) {
    const last = index === rest.length - 1;
    const found = last && anchored ? path.lastIndexOf(piece) : path.indexOf(piece, at);
    if (found < at) return false;
    at = found + piece.length;
  }
  return !anchored || at === path.length;
}
