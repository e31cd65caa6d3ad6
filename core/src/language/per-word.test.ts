import { expect, test } from "vitest";
import { perWord } from "./per-word.ts";

test("a word is worked out once, and answers that say nothing are remembered too", () => {
  const asked: string[] = [];
  const isSmall = perWord((word) => {
    asked.push(word);
    return word.length < 4 ? word : null;
  });

  expect(["the", "heap", "the", "heap"].map(isSmall)).toEqual(["the", null, "the", null]);
  expect(asked).toEqual(["the", "heap"]);
});

test("a long word is not kept, since it may hold on to the page it was cut from", () => {
  let asked = 0;
  const length = perWord((word) => {
    asked += 1;
    return word.length;
  });

  expect([length("biodegradability"), length("biodegradability")]).toEqual([16, 16]);
  expect(asked).toBe(2);
});

test("more words than a language has don't pile up", () => {
  let asked = 0;
  const count = perWord(() => {
    asked += 1;
    return asked;
  });
  for (let at = 0; at <= 20_000; at++) count(`w${at}`);
  count("w0");

  expect(asked).toBe(20_002);
});
