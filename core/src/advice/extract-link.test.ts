import { expect, test } from "vitest";
import { extractLink } from "./extract-link.ts";

test("the first link is taken and every link leaves the text", () => {
  expect(extractLink("See https://a.example/x for the table, and http://b.example too, it is long.")).toEqual(
    {
      link: "https://a.example/x",
      text: "See for the table, and too, it is long",
    },
  );
});

test("signs around the remainder are trimmed", () => {
  expect(extractLink("- https://a.example: A strong comparison page!")).toEqual({
    link: "https://a.example",
    text: "A strong comparison page",
  });
});

test("a remainder under ten characters, or without a word, becomes empty", () => {
  expect(extractLink("https://a.example here").text).toBe("");
  expect(extractLink("https://a.example ... --- ... !!!").text).toBe("");
});

test("a full stop after the link is not part of it, a bracket that opened in it is", () => {
  expect(extractLink("Read https://a.example/page.").link).toBe("https://a.example/page");
  expect(extractLink("Read https://a.example/Heap_(compost) today and tomorrow").link).toBe(
    "https://a.example/Heap_(compost)",
  );
});

test("text without a link keeps its words", () => {
  expect(extractLink("Add a comparison table.")).toEqual({ link: null, text: "Add a comparison table" });
});
