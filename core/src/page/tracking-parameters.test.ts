import { expect, test } from "vitest";
import { searchWithoutTracking, withoutTracking } from "./tracking-parameters.ts";

test.each([
  "utm_source=chatgpt.com",
  "UTM_Campaign=x",
  "utm_",
  "srsltid=AfmBOo",
  "gclid=1",
  "gbraid=1",
  "_gl=1*1x2",
  "_ga=2.1",
  "hsCtaTracking=a%7Cb",
  "oly_enc_id=1",
  "oly_anon_id=1",
  "li_fat_id=1",
  "mkt_tok=1",
  "mtm_campaign=1",
  "trk",
])("%s doesn't name another page", (parameter) => {
  expect(withoutTracking(`https://a.example/p?${parameter}`)).toBe("https://a.example/p");
  expect(withoutTracking(`https://a.example/p?b=2&${parameter}&a=1`)).toBe("https://a.example/p?b=2&a=1");
});

test.each(["id=3", "p=12", "ref=main", "gclidx=1", "my_utm_source=1", "_page=2", "trks=1", "q=gclid=1"])(
  "%s may name another page and stays",
  (parameter) =>
    expect(withoutTracking(`https://a.example/?${parameter}`)).toBe(`https://a.example/?${parameter}`),
);

test("other parameters keep their order and their spelling", () => {
  expect(searchWithoutTracking("?b=%20x+y&fbclid=1&a&b=2&c=ä&utm_medium=m")).toBe("?b=%20x+y&a&b=2&c=ä");
  expect(searchWithoutTracking("?utm_source=x")).toBe("");
});

test("an address is written the same with and without tracking and fragment", () => {
  for (const address of [
    "https://A.example",
    " https://a.example?gclid=1 ",
    "https://a.example/?#utm_source=x",
  ])
    expect(withoutTracking(address)).toBe("https://a.example/");
});

test("what isn't a web address stays as it is", () => {
  for (const text of ["", "kettle?utm_source=x", "mailto:a@b.example?utm_source=x"])
    expect(withoutTracking(text)).toBe(text);
});
