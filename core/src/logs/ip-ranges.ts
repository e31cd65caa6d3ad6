/** Address ranges that the operators of bots publish, from a file with its date; who isn't in them isn't the bot. */
export type IpRanges = {
  /** When the ranges were collected, as the file says. */
  date: string | null;
  /** Null: the file has no ranges for this bot. */
  has(bot: string, ip: string): boolean | null;
};

type Range = { value: bigint; bits: number; size: 32 | 128 };

/** `{"date": "2026-11-01", "bots": {"GPTBot": ["20.15.240.64/28"]}}`; null where the text is something else. */
export function readIpRanges(text: string): IpRanges | null {
  const file = parsed(text);
  if (!file) return null;
  const ranges = new Map(
    Object.entries(file.bots).map(([bot, list]) => [
      bot.toLowerCase(),
      list.flatMap((one) => rangeOf(String(one)) ?? []),
    ]),
  );
  const known = new Map<string, boolean>();
  return {
    date: file.date,
    has(bot, ip) {
      const list = ranges.get(bot.toLowerCase());
      if (!list) return null;
      const key = `${bot} ${ip}`;
      let isIn = known.get(key);
      if (isIn === undefined) {
        isIn = isWithin(list, ip);
        if (known.size >= MAX_REMEMBERED) known.clear();
        known.set(key, isIn);
      }
      return isIn;
    },
  };
}

/** Bots come back from the same addresses; more than this would only be memory. */
const MAX_REMEMBERED = 50_000;

function parsed(text: string): { date: string | null; bots: Record<string, unknown[]> } | null {
  try {
    const { date, bots } = JSON.parse(text);
    if (typeof bots !== "object" || bots === null || !Object.values(bots).every(Array.isArray)) return null;
    return { date: typeof date === "string" ? date : null, bots };
  } catch {
    return null;
  }
}

function isWithin(ranges: readonly Range[], ip: string): boolean {
  const address = addressOf(ip);
  if (!address) return false;
  return ranges.some(({ value, bits, size }) => {
    if (size !== address.size) return false;
    const rest = BigInt(size - bits);
    return value >> rest === address.value >> rest;
  });
}

function rangeOf(text: string): Range | null {
  const [ip = "", length] = text.split("/");
  const address = addressOf(ip);
  if (!address) return null;
  const bits = length === undefined ? address.size : Number(length);
  return Number.isInteger(bits) && bits >= 0 && bits <= address.size ? { ...address, bits } : null;
}

function addressOf(ip: string): { value: bigint; size: 32 | 128 } | null {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return addressOf(mapped);
  const value = ip.includes(":") ? sixOf(ip) : fourOf(ip);
  return value === null ? null : { value, size: ip.includes(":") ? 128 : 32 };
}

function fourOf(ip: string): bigint | null {
  const parts = ip.split(".").map((part) => (/^\d{1,3}$/.test(part) ? Number(part) : 256));
  if (parts.length !== 4 || parts.some((part) => part > 255)) return null;
  return BigInt(parts.reduce((sum, part) => sum * 256 + part, 0));
}

function sixOf(ip: string): bigint | null {
  const [head = "", tail, ...more] = ip.split("::");
  if (more.length > 0) return null;
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = 8 - before.length - after.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return null;
  const groups = [...before, ...Array.from({ length: missing }, () => "0"), ...after];
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return null;
  return groups.reduce((sum, group) => (sum << 16n) + BigInt(`0x${group}`), 0n);
}
