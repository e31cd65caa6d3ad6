import { expect, test } from "vitest";
import { routedHtml } from "../testing/routed-html.tsx";
import { FilterForm } from "./filter-form.tsx";
import { ListFoot } from "./list-foot.tsx";

const at = (address: string, element: React.ReactElement) => routedHtml(element, address);

const KIND = {
  label: "Kind",
  name: "kind",
  options: [["", "All kinds"] as const, ["guide", "Guide"] as const],
};

test("the address decides what is chosen and searched for", () => {
  const html = at("/list?kind=guide&text=bees", <FilterForm find="Find a page" filters={[KIND]} />);

  expect(html).toMatch(/<option value="guide" selected="">/);
  expect(html).toMatch(/name="text"[^>]*value="bees"/);
});

test("a choice that is gone stays in the list, so that the form says what is shown", () => {
  expect(at("/list?kind=poem", <FilterForm filters={[KIND]} />)).toContain(
    '<option value="poem" selected="">poem</option>',
  );
});

test("values that the form does not show are sent with it", () => {
  const html = at(
    "/list?audit=heading-order&after=x",
    <FilterForm filters={[KIND]} kept={["audit", "state"]} />,
  );

  expect(html).toContain('<input type="hidden" name="audit" value="heading-order"/>');
  expect(html).not.toContain('name="state"');
  expect(html).not.toContain('name="after"');
});

test("the next part of a list keeps the filters, and the first part has no mark", () => {
  const foot = (next: string | null) => (
    <ListFoot noun="pages" shown={50} next={next}>
      90 pages
    </ListFoot>
  );
  const first = at("/list?kind=guide", foot("m50"));
  expect(first).toContain('href="/list?kind=guide&amp;after=m50"');
  expect(first).not.toContain("First pages");

  const last = at("/list?kind=guide&after=m50", foot(null));
  expect(last).toContain('href="/list?kind=guide"');
  expect(last).not.toContain("Next 50");
});
