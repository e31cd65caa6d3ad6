import { expect, test } from "vitest";
import { type Look, ownerTurns } from "./owner-turns.ts";

type Waiting = { groupId: string; priority: number };

/** Jobs in the order in which they came, and the looks that each turn took. */
function queueOf(...jobs: Waiting[]) {
  const looks: Look[] = [];
  const find = async (look: Look) => {
    looks.push(look);
    const fits = ({ groupId, priority }: Waiting) =>
      !look.ignoreGroups.includes(groupId) && priority >= (look.minPriority ?? -1);
    const [first] = jobs.filter(fits).sort((a, b) => b.priority - a.priority);
    if (first) jobs.splice(jobs.indexOf(first), 1);
    return first;
  };
  return { jobs, looks, find };
}
const watched = (groupId: string): Waiting => ({ groupId, priority: 0 });
const ofBatch = (groupId: string): Waiting => ({ groupId, priority: -1 });

test("while places are free, each job takes one look, even if its owner has jobs running", async () => {
  const turns = ownerTurns({ total: 16, perOwner: 2 });
  const queue = queueOf();
  await turns.next([], queue.find);
  queue.jobs.push(watched("a"));
  const job = await turns.next([], queue.find);
  await turns.next([watched("a")], queue.find);
  expect(job).toEqual(watched("a"));
  expect(queue.looks).toEqual(Array(3).fill({ ignoreGroups: [] }));
});

test("where owners come back as soon as their job ends, each has a turn before one has two", async () => {
  const turns = ownerTurns({ total: 2, perOwner: 1 });
  const queue = queueOf(...["a", "a", "a", "b", "b", "b", "c", "d"].map(watched));
  const running: Waiting[] = [];
  const order: string[] = [];
  for (let count = 0; count < 6; count++) {
    if (running.length === 2) running.shift();
    const job = await turns.next(running, queue.find);
    if (!job) throw new Error("nothing was found");
    running.push(job);
    order.push(job.groupId);
  }
  expect(order.slice(0, 4)).toEqual(["a", "b", "c", "d"]);
  expect(order.slice(4).sort()).toEqual(["a", "b"]);
});

test("pages of a batch wait for a page that somebody watches, also where that owner just had a turn", async () => {
  const turns = ownerTurns({ total: 1, perOwner: 1 });
  const queue = queueOf(watched("a"), ofBatch("b"), watched("a"));
  expect(await turns.next([], queue.find)).toEqual(watched("a"));
  expect(await turns.next([], queue.find)).toEqual(watched("a"));
  expect(await turns.next([], queue.find)).toEqual(ofBatch("b"));
});
