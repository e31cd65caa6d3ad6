import { expect, onTestFinished, test } from "vitest";
import { startLoopbackVendors } from "../../server/src/adapters/ai/testing/loopback-vendors.ts";
import type { Script } from "../../server/src/adapters/ai/testing/script.ts";
import { modelReading } from "../../server/src/testing/model-reading.ts";
import { ARTICLE } from "../../server/src/testing/stub-page.ts";
import { openModelReader } from "./judge-model.ts";

test("a benchmark page is read by the configured model, and a failed call gives nothing", async () => {
  const scripts: Script[] = [
    { say: "json", value: modelReading() },
    { say: "status", status: 401 },
  ];
  const vendors = await startLoopbackVendors(() => scripts.shift() ?? { say: "empty" });
  onTestFinished(() => vendors.close());
  const reader = await openModelReader(vendors.environment("compatible"));
  onTestFinished(() => reader?.close());

  const page = { html: ARTICLE, url: "https://coffee.example/" };
  expect(await reader?.read(page)).toEqual({ model: "llama3", said: modelReading() });
  expect(await reader?.read({ ...page, html: `${ARTICLE}<p>Second edition.</p>` })).toBeNull();
});
