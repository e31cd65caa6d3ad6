/**
 * How much memory the bodies of all requests may take together, and of one caller. A body counts from its first byte
 * until its request is answered, because the parsed form is held as long.
 */
import { AppError } from "../../errors.ts";

const MiB = 1024 * 1024;
const RETRY_SECONDS = 10;

export type BodyBudget = ReturnType<typeof bodyBudget>;

/** People and programs that are known have one; what anyone may send is held apart, so that it takes no room from them. */
export type BodyBudgets = { known: BodyBudget; anyone: BodyBudget };
export const bodyBudgets = (): BodyBudgets => ({
  known: bodyBudget(48 * MiB, 16 * MiB),
  /** By network: an office behind one address sends eighty of the largest small bodies at once. */
  anyone: bodyBudget(32 * MiB, 8 * MiB),
});

export function bodyBudget(total: number, perCaller: number) {
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
