/** Waits for an analysis. One that failed says so at once, in its own words. */
import { expect } from "vitest";
import { eventually } from "./eventually.ts";
import type { TestServer } from "./test-server.ts";

export async function jobDone({ services }: TestServer, job: { id: string; userId: string }): Promise<void> {
  const ended = await eventually(async () => {
    const found = await services.findJob(job);
    expect(["done", "failed"], "the analysis has ended").toContain(found?.state);
    return found;
  });
  if (ended?.state === "failed") throw new Error(ended.error?.text);
}
