import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { acceptedCoding, compressed } from "./compress.ts";

test.each([
  ["gzip, deflate, br", "br"],
  ["br;q=0.5, gzip", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.0, gzip;q=1", "gzip"],
  ["br;q=0, gzip;q=0", null],
  ["gzip;q=0.001", "gzip"],
  ["broken, xgzip", null],
  ["identity", null],
  ["", null],
])("a browser that accepts %j gets %j", (accept, coding) => {
  expect(acceptedCoding(accept)).toBe(coding);
});

test("a page is sent as the browser accepts it, and caches learn what that depends on", async () => {
  const page = () => new Response("<p>Kettles</p>", { headers: { "content-type": "text/html" } });
  const asked = (accept: string) =>
    new Request("https://a.example/", { headers: { "accept-encoding": accept } });

  const packed = compressed(asked("br;q=0, gzip"), page());
  expect(packed.headers.get("content-encoding")).toBe("gzip");
  expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe("<p>Kettles</p>");

  const plain = compressed(asked("br;q=0"), page());
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(plain.headers.get("vary")).toBe("Accept-Encoding");
  expect(await plain.text()).toBe("<p>Kettles</p>");
});
