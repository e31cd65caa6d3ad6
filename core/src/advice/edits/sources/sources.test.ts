import { expect, test } from "vitest";
import { padding, pageOf } from "../../../analysis/testing/run-audit.ts";
import { editsFor } from "../testing/given-page.ts";

const sources = (
  main: string,
  checks: object,
  topic: "figures_sourced" | "outside_sources" | "unsupported_claims",
) => editsFor(pageOf(`${main}${padding(8)}`), { topics: [topic], checks })[0];

test("statistics without a source are counted, and the first one is quoted", () => {
  const edit = sources(
    "<p>About 40% of households compost their waste. Some 3 million tons end up in landfills each year.</p>",
    { figures_sourced: "no" },
    "figures_sourced",
  );
  expect(edit).toMatchObject({
    fault: "2 sentences give figures without a source, for example this one.",
    at: "About 40% of households compost their waste.",
    needs: "the source and year of each figure, starting with 40%",
  });
});

test("the author's own numbers and examples need no source", () => {
  const own =
    "<p>We measured 40% more heat in our large heaps. For example, if 20% of the heap is straw, it stays dry.</p>";
  expect(sources(own, { figures_sourced: "no" }, "figures_sourced")).toBeUndefined();
});

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

test("advice, hedged praise and questions aren't claims that need proof", () => {
  const claims = (text: string) =>
    editsFor(pageOf(`<p>${text}</p>${padding(6)}`), {
      topics: ["unsupported_claims"],
      checks: { unsupported_claims: "yes" },
    });
  expect(claims("Always read the label of the bag before the first turn of the heap.")).toEqual([]);
  expect(claims("It is one of the best heaps in the valley by far.")).toEqual([]);
  expect(claims("Gardeners ask which heap is the best for a small plot.")).toEqual([]);
  expect(claims("This heap is the best choice for every garden.")).toHaveLength(1);
});
