/** A pasted list or the cells of a table to the addresses of pages, each page once. */
import { withoutTracking } from "../page/tracking-parameters.ts";
import { MAX_BATCH_PAGES } from "./address-column.ts";
import { placeOf } from "./page-place.ts";

const MAX_ADDRESS_LENGTH = 2_048;
const MAX_EXAMPLES = 20;

type LeftOutReason = "duplicate" | "invalid" | "other-site" | "refused" | "robots";
type ReadAddresses = {
  pages: { url: string; folder: string }[];
  duplicates: number;
  invalid: number;
  isCut: boolean;
  examples: { url: string; reason: LeftOutReason }[];
};

/** Two addresses of one page (scheme, `www.`, tracking, fragment, a trailing slash) count once. */
export function readAddresses(lines: Iterable<string>): ReadAddresses {
  const reader = addressReader(MAX_BATCH_PAGES);
  for (const line of lines) if (!reader.add(line)) break;
  return reader.read;
}

/** Line by line, for a caller that has other things to do in between: a long list takes seconds. */
export function* addressesInSteps(
  lines: Iterable<string>,
  most = MAX_BATCH_PAGES,
): Generator<void, ReadAddresses> {
  const reader = addressReader(most);
  for (const line of lines) {
    if (!reader.add(line)) break;
    yield;
  }
  return reader.read;
}

/** `add` is false once the list is full. */
function addressReader(most: number) {
  const seen = new Set<string>();
  const read: ReadAddresses = { pages: [], duplicates: 0, invalid: 0, isCut: false, examples: [] };
  return {
    read,
    add(line: string): boolean {
      const typed = line.trim();
      if (typed === "") return true;
      const url = addressIn(typed);
      const place = url === null ? null : placeOf(url);
      if (url === null || place === null) note(read, typed, "invalid");
      else if (seen.has(place.key)) note(read, typed, "duplicate");
      else if (read.pages.length >= most) read.isCut = true;
      else {
        seen.add(place.key);
        read.pages.push({ url, folder: place.folder });
      }
      return !read.isCut;
    },
  };
}

function note(read: ReadAddresses, url: string, reason: "duplicate" | "invalid"): void {
  if (reason === "duplicate") read.duplicates++;
  else read.invalid++;
  if (read.examples.length < MAX_EXAMPLES) read.examples.push({ url: url.slice(0, 200), reason });
}

/** People paste `example.com/page` too; that is taken for https. Anything else that isn't http or https is refused. */
function addressIn(typed: string): string | null {
  if (typed.length > MAX_ADDRESS_LENGTH) return null;
  const hasScheme = /^[a-z][a-z\d+.-]*:/i.test(typed) && !/^[\w.-]+:\d+(?:\/|$)/.test(typed);
  const url = URL.parse(hasScheme ? typed : `https://${typed}`);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== "") return null;
  if (!hasScheme && !/^[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:[/?#]|$)/.test(typed)) return null;
  return withoutTracking(url.href);
}
