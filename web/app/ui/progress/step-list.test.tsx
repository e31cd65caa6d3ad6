import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StepList } from "./step-list.tsx";

test("each step states its status in words, and the current one is marked", () => {
  const html = renderToStaticMarkup(
    <StepList
      label="Analysis"
      steps={[
        { id: "fetch", name: "Fetch the page", state: "done", note: "Status 200" },
        { id: "audit", name: "Run the checks", state: "now" },
        { id: "advice", name: "Write the recommendations", state: "waiting" },
      ]}
    />,
  );

  expect(html).toContain('Fetch the page<span class="sr-only">: Done</span>');
  expect(html).toContain("Status 200");
  expect(html.match(/aria-current="step"/g)).toHaveLength(1);
  expect(html).toContain('Write the recommendations<span class="sr-only">: Waiting</span>');
});
