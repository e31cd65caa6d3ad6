/** Knows whether somebody is there, so that work that can wait lets them go first. */
import { setTimeout as sleep } from "node:timers/promises";

type Presence = {
  /** Call what it returns when they leave. */
  enter(): () => void;
  /** Resolves as soon as nobody is there, at the latest after so many milliseconds. */
  nobody(withinMs: number): Promise<void>;
};

export function createPresence(): Presence {
  let present = 0;
  let left = Promise.withResolvers<void>();
  return {
    enter() {
      if (present++ === 0) left = Promise.withResolvers();
      return () => {
        if (--present === 0) left.resolve();
      };
    },
    async nobody(withinMs) {
      if (present === 0) return;
      const over = new AbortController();
      const late = sleep(withinMs, undefined, { signal: over.signal }).catch(() => undefined);
      await Promise.race([left.promise, late]);
      over.abort();
    },
  };
}
