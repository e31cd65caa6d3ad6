import { expect, test } from "vitest";
import { testDatabases } from "../../testing/databases.ts";
import { openQueue } from "./queue.ts";

const log = { debug() {}, info() {}, warn() {}, error() {} };

test.each(testDatabases)(
  "on $kind, queues of an earlier version get the rules of this one",
  async ({ open }) => {
    const database = await open();
    const boss = database.openQueue({ schema: "queue" });
    await boss.start();
    await boss.updateQueue("send-letter", { retryLimit: 1, expireInSeconds: 5 });

    const queue = await openQueue(database, log);
    expect(await boss.getQueue("send-letter")).toMatchObject({
      retryLimit: 20,
      expireInSeconds: 120,
      heartbeatSeconds: 10,
    });
    await queue.stop(5_000);
    await boss.stop();
    await database.close();
  },
);
