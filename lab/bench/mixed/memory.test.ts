import { expect, test } from "vitest";
import { openMemory } from "./memory.ts";

const MINUTE_MS = 60_000;

test("growth is measured within one life: a process that starts again small is no process that shrank", () => {
  const memory = openMemory(0);
  for (let minute = 0; minute < 60; minute++) {
    const life = minute < 30 ? 0 : 1;
    const startedAt = life * 30 * MINUTE_MS;
    const age = minute - life * 30;
    const web = { name: "web 1", role: "web" as const, life, startedAt };
    // The first life grows by 10 MB a minute, the second stays as it is.
    memory.add(web, life === 0 ? 200 + 10 * age : 300, minute * MINUTE_MS);
  }
  expect(memory.lives()).toEqual([
    { life: "web 1, life 1", minutes: 29, "early MB": 270, "late MB": 465, growth: 1.72 },
    { life: "web 1, life 2", minutes: 29, "early MB": 300, "late MB": 300, growth: 1 },
  ]);
  expect(memory.roles()).toEqual([{ role: "web", "early MB": 345, "late MB": 300, growth: 0.87 }]);
});

test("a life of a few minutes is compared with nothing", () => {
  const memory = openMemory(0);
  for (let minute = 0; minute < 15; minute++)
    memory.add({ name: "worker 1", role: "worker", life: 0, startedAt: 0 }, 200, minute * MINUTE_MS);
  expect(memory.lives()).toEqual([]);
  expect(memory.roles()).toEqual([]);
  expect(memory.minutes()).toHaveLength(15);
});
