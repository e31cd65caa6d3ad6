/**
 * How much memory the large bodies of all requests may take together, and of one caller. A body counts from its first byte
 * until its request is answered, because the parsed form is held as long.
 */
import { AppError } from "../../errors.ts";

const MiB = 1024 * 1024;
const TOTAL = 48 * MiB;
const PER_CALLER = 16 * MiB;
const RETRY_SECONDS = 10;

export type BodyBudget = ReturnType<typeof bodyBudget>;

export function bodyBudget(total = TOTAL, perCaller = PER_CALLER) {
  const held = new Map<string, number>();
  let all = 0;
  const add = (caller: string, bytes: number) => {
    all += bytes;
    const own = (held.get(caller) ?? 0) + bytes;
    if (own > 0) held.set(caller, own);
    else held.delete(caller);
  };
  return {
    /** For one body: `take` what arrived, `giveBack` all of it at the end. */
    open(caller: string) {
      let taken = 0;
      return {
        take(bytes: number): void {
          if (all + bytes > total || (held.get(caller) ?? 0) + bytes > perCaller)
            throw new AppError("request/too-many", { seconds: RETRY_SECONDS });
          taken += bytes;
          add(caller, bytes);
        },
        giveBack(): void {
          add(caller, -taken);
          taken = 0;
        },
      };
    },
  };
}
