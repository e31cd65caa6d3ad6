import { expect, test } from "vitest";
import { pageAddress, withScheme } from "./page-address.ts";

test("blanks around are dropped, scheme and host lower-cased, the path kept", () => {
  expect(pageAddress("  HTTPS://Example.COM/Blog/My-Post?Q=A ")).toEqual({
    kind: "address",
    url: "https://example.com/Blog/My-Post?Q=A",
  });
});

test("tracking parameters and the fragment are dropped, others stay in order", () => {
  expect(pageAddress("https://example.com/a?b=2&srsltid=Afm&a=1#:~:text=word")).toEqual({
    kind: "address",
    url: "https://example.com/a?b=2&a=1",
  });
});

test("nothing typed asks for a URL", () => {
  expect(pageAddress("   ")).toEqual({ kind: "problem", code: "analysis/url-missing" });
});

test.each([
  "not a url",
  "example.com/x",
  "localhost:3000/x",
  "ftp://example.com",
  "javascript:alert(1)",
  "http:example.com",
  "http://",
])("%j is not the address of a page", (typed) =>
  expect(pageAddress(typed)).toEqual({ kind: "problem", code: "analysis/url-invalid" }),
);

test.each([
  ["example.com/x", "https://example.com/x"],
  [" www.example.co.uk ", "https://www.example.co.uk"],
  ["bücher.example:8443/a?b=1", "https://bücher.example:8443/a?b=1"],
])("%j is offered as %s", (typed, meant) => expect(withScheme(typed)).toBe(meant));

test.each([
  "not a url",
  "localhost:3000/x",
  "https://example.com",
  "javascript:alert(1)",
  "ftp://a.example",
  "1.5",
  "",
])("nothing is offered for %j", (typed) => expect(withScheme(typed)).toBeNull());
