/** How many empty jobs a second the queue accepts and delivers: one sender, four workers that take one at a time. */
import { PgBoss } from "pg-boss";

const JOBS = 4_000;
const SENDERS = 8;
const WORKERS = 4;
const NAME = "capacity";

export async function measureQueue(connectionString: string) {
  const boss = new PgBoss({ connectionString, schema: "queue", max: SENDERS + WORKERS });
  boss.on("error", () => {});
  await boss.start();
  await boss.createQueue(NAME);
  const sending = performance.now();
  await Promise.all(
    Array.from({ length: SENDERS }, async () => {
      for (let n = 0; n < JOBS / SENDERS; n++) await boss.send(NAME, { n });
    }),
  );
  const sent = (performance.now() - sending) / 1000;
  const taking = performance.now();
  await Promise.all(
    Array.from({ length: WORKERS }, async () => {
      for (;;) {
        const [job] = await boss.fetch(NAME);
        if (!job) return;
        await boss.complete(NAME, job.id);
      }
    }),
  );
  const taken = (performance.now() - taking) / 1000;
  await boss.stop({ graceful: false });
  return {
    jobs: JOBS,
    "sent a second": Math.round(JOBS / sent),
    "taken and ended a second": Math.round(JOBS / taken),
  };
}
