import { expect, test } from "vitest";
import { padding, pageOf } from "../../../analysis/testing/run-audit.ts";
import { editsFor } from "../testing/given-page.ts";

test("a product that names no price is asked for it, a service isn't", () => {
  const html = pageOf(`<p>Our team collects garden waste in Bern every week.</p>${padding(8)}`);
  const [edit] = editsFor(html, { topics: ["figures"], kind: "product", checks: { figures: "yes" } });
  expect(editsFor(html, { topics: ["figures"], kind: "service", checks: { figures: "yes" } })).toEqual([]);
  expect(edit).toMatchObject({
    fault: "The page names no price.",
    needs: "your price or price range, and what it includes",
    effort: "high",
  });
});

test("a price anywhere on the page is enough, and so is “free”", () => {
  for (const price of ["$49 a month", "49 € im Monat", "free of charge"]) {
    const html = pageOf(`<p>Our team collects garden waste for ${price}.</p>${padding(8)}`);
    expect(editsFor(html, { topics: ["figures"], kind: "product", checks: { figures: "yes" } })).toEqual([]);
  }
});

test("what is needed follows the question", () => {
  const html = pageOf(padding(12), { title: "How much does a heap cost?" });
  const [edit] = editsFor(html, {
    topics: ["figures"],
    checks: { figures: "no" },
    reading: { question: "How much does a heap cost?" },
  });
  expect(edit?.fault).toBe("Readers ask “How much does a heap cost?”, and the page names no amount.");
  expect(edit?.needs).toBe("the price or price range, with its date");
});

test("a home page that never says what the product is gets the question by name", () => {
  const html = pageOf(padding(8), { head: '<meta property="og:site_name" content="Heapwise">' });
  const [edit] = editsFor(html, {
    topics: ["key_term_defined"],
    kind: "home",
    checks: { key_term_defined: "no" },
  });
  expect(edit?.fault).toBe("No sentence says what Heapwise is.");
  const defined = html.replace("</h1>", "</h1><p>Heapwise is a thermometer for compost heaps.</p>");
  expect(
    editsFor(defined, { topics: ["key_term_defined"], kind: "home", checks: { key_term_defined: "no" } }),
  ).toEqual([]);
});

test("an explanation without figures is asked for some only where its words call for one", () => {
  const given = {
    topics: ["figures" as const],
    kind: "explainer" as const,
    checks: { figures: "no" as const },
  };
  expect(editsFor(pageOf(padding(12)), given)).toEqual([]);
  const vague = `<p>A closed heap is significantly faster than an open one in every garden.</p>${padding(12)}`;
  expect(editsFor(pageOf(vague), given)[0]?.at).toMatch(/significantly faster/);
});

test("a definition is asked for by words that the page uses", () => {
  const asked = (question: string, title = "Compost heaps") =>
    editsFor(pageOf(`${padding(8)}<p>Some call it a hot box in these valleys.</p>`, { title }), {
      topics: ["key_term_defined"],
      kind: "product",
      checks: { key_term_defined: "no" },
      reading: { question },
    })[0]?.fault;
  expect(asked("What is a hot box?")).toBe("No sentence says what hot box is.");
  expect(asked("What are the features and the price of the hot box?")).toBeUndefined();
  expect(asked("What are the best compost heaps?", "7 best compost heaps")).toBeUndefined();
});

test("figures in words and with signs count as figures", () => {
  const given = {
    topics: ["figures" as const],
    kind: "service" as const,
    checks: { figures: "no" as const },
  };
  const few = "<p>We have over 4000 customers in the valley.</p>";
  const more =
    "<p>A visit takes two to three hours, and a heap fewer than six weeks.</p><p>Join 6,000+ gardens and 50 million worms.</p><p>A lid weighs seven pounds.</p>";
  expect(editsFor(pageOf(few + padding(60)), given)[0]?.fault).toMatch(/only one figure/);
  expect(editsFor(pageOf(few + more + padding(60)), given)).toEqual([]);
});
