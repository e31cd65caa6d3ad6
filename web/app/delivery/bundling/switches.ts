/**
 * Every workaround can be turned off for a build, to measure it or to find out whether it breaks after an upgrade:
 * `DELIVERY_OFF=chunk-groups,late-scripts npm run build`. Only this file reads the variable.
 */
import { isOneOf } from "@citeworthy/core/is-one-of";

export const WORKAROUNDS = ["chunk-groups", "late-scripts", "sign-names", "still", "tracing"] as const;
type Workaround = (typeof WORKAROUNDS)[number];

const isWorkaround = isOneOf(WORKAROUNDS);

/** A misspelt name stops the build, because the build would otherwise measure nothing. */
export function turnedOff(list = process.env.DELIVERY_OFF ?? ""): ReadonlySet<Workaround> {
  const names = list.split(",").flatMap((name) => name.trim() || []);
  const unknown = names.filter((name) => !isWorkaround(name));
  if (unknown.length > 0) throw new Error(`DELIVERY_OFF doesn't know ${unknown.join(", ")}.`);
  return new Set(names.filter(isWorkaround));
}

/** What `late-scripts.tsx` and `still.tsx` read. Without a value they are on, in tests too. */
export const inPages = (off: ReadonlySet<Workaround>): Record<string, string> => ({
  "import.meta.env.LATE_SCRIPTS_OFF": String(off.has("late-scripts")),
  "import.meta.env.STILL_OFF": String(off.has("still")),
});
