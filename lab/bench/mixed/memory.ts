/**
 * Memory by process. Every process is killed about twice in an hour, and a new one starts small, so comparing its memory early
 * and late in the hour would compare young processes with old ones. Growth is therefore measured within one life of a process:
 * minutes 5 to 10 of the life, when it is warm, against its last five minutes. The roles are compared over the whole run
 * besides: there each figure is a mean over processes of many ages.
 */
import type { Member, Role } from "./fleet.ts";

/** `at` and `age` in seconds, since the load and the process began. */
type Sample = { at: number; age: number; name: string; role: Role; life: number; mb: number };
type Sampled = Pick<Member, "name" | "role" | "life" | "startedAt">;
export type Memory = ReturnType<typeof openMemory>;

const MINUTE = 60;
const WARM_AGE = 5 * MINUTE;
const WINDOW = 5 * MINUTE;
const MIN_LIFE = 20 * MINUTE;
const ROLE_WINDOW = 10 * MINUTE;

const mean = (samples: readonly Sample[]): number =>
  Math.round(samples.reduce((sum, { mb }) => sum + mb, 0) / Math.max(1, samples.length));

function compared(early: readonly Sample[], late: readonly Sample[]) {
  const [before, after] = [mean(early), mean(late)];
  return { "early MB": before, "late MB": after, growth: Number((after / before).toFixed(2)) };
}

/** `startedAt`: when the load began. */
export function openMemory(startedAt: number) {
  const samples: Sample[] = [];
  return {
    add({ name, role, life, startedAt: born }: Sampled, mb: number, now: number): void {
      samples.push({ at: (now - startedAt) / 1000, age: (now - born) / 1000, name, role, life, mb });
    },
    /** One row a minute, one column a process. */
    minutes: () =>
      [...Map.groupBy(samples, ({ at }) => Math.floor(at / MINUTE))].map(([minute, those]) => ({
        minute,
        ...Object.fromEntries(
          [...Map.groupBy(those, ({ name }) => name)].map(([name, own]) => [name, mean(own)]),
        ),
      })),
    /** Lives of at least 20 minutes. */
    lives: () =>
      [...Map.groupBy(samples, ({ name, life }) => `${name}, life ${life + 1}`)].flatMap(([life, own]) => {
        const oldest = own.at(-1)?.age ?? 0;
        if (oldest < MIN_LIFE) return [];
        const early = own.filter(({ age }) => age >= WARM_AGE && age < WARM_AGE + WINDOW);
        // Its first minutes may have passed before the load began.
        if (early.length === 0) return [];
        const late = own.filter(({ age }) => age >= oldest - WINDOW);
        return [{ life, minutes: Math.round(oldest / MINUTE), ...compared(early, late) }];
      }),
    /** Minutes 10 to 20 against the last ten, for runs that have both. */
    roles: () => {
      const end = samples.at(-1)?.at ?? 0;
      if (end < 3 * ROLE_WINDOW) return [];
      return [...Map.groupBy(samples, ({ role }) => role)].map(([role, own]) => ({
        role,
        ...compared(
          own.filter(({ at }) => at >= ROLE_WINDOW && at < 2 * ROLE_WINDOW),
          own.filter(({ at }) => at >= end - ROLE_WINDOW),
        ),
      }));
    },
  };
}
