/** Samples memory and CPU time of every process that is up. */
import { memoryOf } from "../serve/product-process.ts";
import type { Fleet } from "./fleet.ts";
import { cpuSeconds } from "./machine.ts";
import type { Memory } from "./memory.ts";

const SAMPLE_MS = 15_000;
const SAMPLES_A_MINUTE = 4;

/** `cores`: how many cores the six processes kept busy together during the minute. */
type Minute = { cores: number; mb: Record<string, number> };

export function watchProcesses(
  fleet: Fleet,
  memory: Memory,
  onMinute: (minute: number, figures: Minute) => void,
): { stop(): void } {
  const used = new Map<number, number>();
  let spent = 0;
  let samples = 0;
  const sample = () => {
    const mb: Record<string, number> = {};
    for (const member of fleet.members.filter(({ isUp }) => isUp)) {
      try {
        const [seconds, size] = [cpuSeconds(member.pid), memoryOf(member)];
        spent += seconds - (used.get(member.pid) ?? 0);
        used.set(member.pid, seconds);
        memory.add(member, size, performance.now());
        mb[member.name] = size;
      } catch {
        // It was killed between the two looks.
      }
    }
    return mb;
  };
  sample();
  spent = 0;
  const timer = setInterval(() => {
    const mb = sample();
    if (++samples % SAMPLES_A_MINUTE > 0) return;
    onMinute(samples / SAMPLES_A_MINUTE, { cores: Number((spent / 60).toFixed(2)), mb });
    spent = 0;
  }, SAMPLE_MS);
  return { stop: () => clearInterval(timer) };
}
