import { expect, test } from "vitest";
import { subjectOfTitle, withoutSiteName } from "./site-name.ts";

const page = (url: string, publisher: string | null = null) => ({
  url,
  publisher: publisher === null ? null : { value: publisher, source: "meta", place: null },
});

test("a last part that is written in the host is the site's name", () => {
  const site = page("https://docs.greengarden.example/compost") as never;
  expect(withoutSiteName("How compost works | GreenGarden Docs", site)).toBe("How compost works");
  expect(withoutSiteName("How compost works - Greengarden", site)).toBe("How compost works");
  expect(withoutSiteName("Searching [Greengarden Documentation]", site)).toBe("Searching");
});

test("a last part that is the declared publisher is the site's name", () => {
  const site = page("https://gg.example/compost", "The Green Garden") as never;
  expect(withoutSiteName("How compost works – The Green Garden", site)).toBe("How compost works");
});

test("a subtitle is not the site's name", () => {
  const site = page("https://greengarden.example/compost") as never;
  expect(withoutSiteName("Compost or mulch - which is better", site)).toBe(
    "Compost or mulch - which is better",
  );
  expect(withoutSiteName("Greengarden", site)).toBe("Greengarden");
});

test.each([
  [
    "Data Types - Osprey Documentation",
    "Osprey stores numbers. Osprey stores text. Osprey stores dates.",
    "Osprey",
  ],
  ["Data Types - Osprey Documentation", "It stores numbers.", null],
  ["Data Types", "Osprey, Osprey, Osprey", null],
])("the title “%s” before the text “%s” names %s", (title, text, subject) => {
  expect(subjectOfTitle({ titleTag: { value: title, raw: title, where: "title" }, text } as never)).toBe(
    subject,
  );
});

test("a host is the later words of a name, or its initials", () => {
  const later = page("https://gardenbarrelsociety.example/compost") as never;
  const initials = page("https://ngbs.example/compost") as never;
  expect(withoutSiteName("Compost | National Garden Barrel Society", later)).toBe("Compost");
  expect(withoutSiteName("Compost | National Garden Barrel Society", initials)).toBe("Compost");
});
