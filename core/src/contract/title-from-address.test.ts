import { expect, test } from "vitest";
import { titleFromAddress } from "./title-from-address.ts";

test("the last part of the path in words, capitalized", () => {
  expect(titleFromAddress("https://site.example/blog/how-to-compost")).toBe("How To Compost");
  expect(titleFromAddress("https://site.example/blog/how-to-compost/?x=1#y")).toBe("How To Compost");
  expect(titleFromAddress("https://site.example/a/GEO-guide.html")).toBe("GEO Guide");
  expect(titleFromAddress("https://site.example/How_to_do_it")).toBe("How To Do It");
  expect(titleFromAddress("https://site.example/caf%C3%A9-culture")).toBe("Café Culture");
});

test("an address without a path or none at all is analyzed content", () => {
  expect(titleFromAddress("https://site.example/")).toBe("Analyzed Content");
  expect(titleFromAddress("not an address")).toBe("Analyzed Content");
});

test("a broken escape does not throw", () => {
  expect(titleFromAddress("https://site.example/100%-wool")).toBe("100% Wool");
});
