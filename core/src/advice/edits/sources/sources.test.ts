import { expect, test } from "vitest";
import { padding, pageOf } from "../../../analysis/testing/run-audit.ts";
import { editsFor } from "../testing/given-page.ts";

const sources = (
  main: string,
  checks: object,
  topic: "figures_sourced" | "outside_sources" | "unsupported_claims",
) => editsFor(pageOf(`${main}${padding(8)}`), { topics: [topic], checks })[0];

test("a source that is named but not linked is to be linked", () => {
  const named = "<p>Heaps lose a third of their mass, according to Cornell University.</p>";
  expect(sources(named, { outside_sources: "yes" }, "outside_sources")).toMatchObject({
    fault: "The text names sources, but links to none of them.",
    at: "Heaps lose a third of their mass, according to Cornell University.",
    effort: "low",
  });
});

test("reports without a name don't count as a source", () => {
  const nameless = "<p>Heaps lose a third of their mass, according to reports from the region.</p>";
  expect(sources(nameless, { outside_sources: "yes" }, "outside_sources")).toBeUndefined();
});

test("a text with outside links isn't reported to have none", () => {
  const links = ["a", "b", "c", "d"]
    .map((name) => `<a href="https://${name}.example/study">study ${name}</a>`)
    .join(", ");
  expect(
    sources(`<p>We rely on ${links}.</p>`, { outside_sources: "no" }, "outside_sources"),
  ).toBeUndefined();
});

test("studies that nobody names are quoted with what is missing", () => {
  const vague = "<p>Studies show that compost doubles the harvest of beans.</p>";
  expect(sources(vague, { unsupported_claims: "yes" }, "unsupported_claims")).toMatchObject({
    fault: "This sentence says “studies show” and names none.",
    before: "Studies show that compost doubles the harvest of beans.",
    needs: "the name, year and address of the source behind “studies show”",
  });
});

test("a linked claim is left alone", () => {
  const linked =
    '<p>Studies show that <a href="https://soil.example/beans">compost doubles the harvest</a> of beans.</p>';
  expect(sources(linked, { unsupported_claims: "yes" }, "unsupported_claims")?.at ?? "").not.toContain(
    "Studies show",
  );
});

test("advice, praise and questions aren't claims that need proof", () => {
  const claims = (text: string) =>
    editsFor(pageOf(`<p>${text}</p>${padding(6)}`), {
      topics: ["unsupported_claims"],
      checks: { unsupported_claims: "yes" },
    });
  expect(claims("Always read the label of the bag before the first turn of the heap.")).toEqual([]);
  expect(claims("It is one of the best heaps in the valley by far.")).toEqual([]);
  expect(claims("Gardeners ask which heap is the best for a small plot.")).toEqual([]);
  expect(claims("This heap is the best choice for every garden.")).toEqual([]);
});
