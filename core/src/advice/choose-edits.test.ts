import { expect, test } from "vitest";
import { padding, pageOf } from "../analysis/testing/run-audit.ts";
import { CHECKS, type EditTopic } from "../contract/reading.ts";
import { editsFor } from "./edits/testing/given-page.ts";

const ANSWER = "A compost heap is a pile of garden waste that reaches 65 °C within ten days.";
const LATE = pageOf(
  `<p>Gardens are lovely in spring, and many people spend time in them.</p>${padding(9)}<p>${ANSWER}</p>`,
);
const answered = {
  level: "answers" as const,
  sure: true,
  sentences: [ANSWER],
  place: "later" as const,
  isList: false,
  items: [],
  by: "user" as const,
};

test("an answer further down is put first as it is, and one cause gives one edit", () => {
  const edits = editsFor(LATE, {
    topics: ["intro", "answer_early"],
    checks: { answer_early: "no" },
    reading: { question: "What is a compost heap?", answer: answered },
  });
  expect(edits).toHaveLength(1);
  expect(edits[0]).toMatchObject({ about: "intro", after: ANSWER, needs: null });
  expect(edits[0]?.fault).toMatch(/^The page answers “What is a compost heap\?” only after \d+ words\.$/);
  expect(edits[0]?.at).toBe("Gardens are lovely in spring, and many people spend time in them.");
});

test("a sentence that needs the one before it is not offered as finished text", () => {
  const dangling = "It reaches 65 °C within ten days when it is large enough.";
  const [edit] = editsFor(LATE.replace(ANSWER, dangling), {
    topics: ["answer_early"],
    checks: { answer_early: "no" },
    reading: { question: "What is a compost heap?", answer: { ...answered, sentences: [dangling] } },
  });
  expect(edit?.about).toBe("answer_early");
  expect(edit?.after).toBeNull();
});

test("a page that passes its checks gets no edit, whatever readers of such pages ask for", () => {
  const topics: EditTopic[] = ["figures_sourced", "named_author", "visible_date", "faq", "expert_quotes"];
  const checks = Object.fromEntries(CHECKS.map((check) => [check, "yes" as const]));
  expect(editsFor(LATE, { topics, checks })).toEqual([]);
});

test("a failed requirement comes first, with markup to paste", () => {
  const html = pageOf(`<p>${ANSWER}</p>${padding(6)}`, { head: '<meta name="robots" content="noindex">' });
  const edits = editsFor(html, { topics: ["named_author"], checks: { named_author: "no" } });
  expect(edits.map(({ about }) => about)).toEqual(["technical", "named_author"]);
  expect(edits[0]?.after).toBe('<meta name="robots" content="index, follow, max-snippet:-1">');
});

test("nothing else is said about a page without text", () => {
  const edits = editsFor(pageOf("<p>Loading the page.</p>"), {
    topics: ["named_author"],
    checks: { named_author: "no" },
  });
  expect(edits.map(({ audit }) => audit)).toEqual(["served-text"]);
});

test("edits come in the order in which readers would ask for them", () => {
  const checks = { outside_sources: "no", named_author: "no" } as const;
  for (const topics of [
    ["outside_sources", "named_author"],
    ["named_author", "outside_sources"],
  ] satisfies EditTopic[][])
    expect(editsFor(LATE, { topics, checks }).map(({ about }) => about)).toEqual(topics);
});

test("points stand only beside an edit of the markup, which a check reads off", () => {
  const html = pageOf(`<p>${ANSWER}</p>${padding(6)}`, { head: '<meta name="robots" content="noindex">' });
  const edits = editsFor(html, { topics: ["named_author"], checks: { named_author: "no" } });
  expect(edits[0]?.points).toBeGreaterThan(0);
  expect(edits[1]?.points).toBeNull();
});

test("a shop's list of products is not asked for a byline or sources", () => {
  const topics: EditTopic[] = ["named_author", "visible_date", "outside_sources"];
  const checks = { named_author: "no", visible_date: "no", outside_sources: "no" } as const;
  expect(editsFor(LATE, { topics, checks, kind: "catalogue" })).toEqual([]);
});

test("edits that ask for sources are one, and quote the page word for word", () => {
  const html = pageOf(
    `<p>Are you looking for a warm heap?</p>${padding(12)}<p>Studies show that heaps save money.</p><p>About 40% of homes compost. Some 3 million tons are wasted each year.</p>`,
  );
  const edits = editsFor(html, {
    topics: ["answer_early", "unsupported_claims", "figures_sourced"],
    checks: { answer_early: "no", unsupported_claims: "yes", figures_sourced: "no" },
  });
  expect(edits).toHaveLength(2);
  for (const { at } of edits) expect(html).toContain(at);
});
