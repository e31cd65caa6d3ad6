import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { HANDED_PAGE, handedPage } from "./handed-page.ts";

const hashOf = (text: string | Buffer) => HANDED_PAGE + gzipSync(text).toString("base64url");

test("a handed page is unpacked as it was packed", async () => {
  const html = `<h1>Größe</h1><p>${"Kettles boil. ".repeat(500)}</p><script>alert(1)</script>`;
  expect(await handedPage(hashOf(html))).toBe(html);
});

test.each([
  ["no page at all", "#section"],
  ["no base64", `${HANDED_PAGE}<script>`],
  ["no gzip", `${HANDED_PAGE}aGVsbG8`],
  ["half of a page", hashOf("a".repeat(5_000)).slice(0, -10)],
  ["bytes that aren't text", hashOf(Buffer.from([0xff, 0xfe, 0xff]))],
  ["a page that unpacks to far more", hashOf("a".repeat(50_000_000))],
  ["an address without end", HANDED_PAGE + "a".repeat(500_000)],
])("%s is refused", async (_, hash) => {
  expect(await handedPage(hash)).toBeNull();
});
