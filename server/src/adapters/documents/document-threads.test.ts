import { afterAll, beforeAll, expect, test } from "vitest";
import { documentThreads } from "./document-threads.ts";

const NOW = new Date("2026-11-02T09:00:00Z");
const EMPTY = { title: "Fernwood", rows: [] };

let threads: ReturnType<typeof documentThreads>;
beforeAll(() => {
  threads = documentThreads();
});
afterAll(() => threads.close());

test("of one who asks for many files some are refused, and another's comes before the rest of them", async () => {
  const order: string[] = [];
  const write = async (asker: string) => {
    await threads.wordFiles.write(EMPTY, NOW, asker);
    order.push(asker);
  };
  const many = Array.from({ length: 100 }, () => write("greedy"));
  const results = Promise.allSettled(many);
  await write("new");
  expect(order.indexOf("new")).toBeLessThanOrEqual(1);
  const refused = (await results).filter(({ status }) => status === "rejected");
  expect(refused.length).toBeGreaterThan(0);
  expect(refused).toEqual(
    refused.map(() =>
      expect.objectContaining({ reason: expect.objectContaining({ code: "request/too-many" }) }),
    ),
  );
});
