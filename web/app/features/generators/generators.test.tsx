import { FREE_USES } from "@citeworthy/core/generators/generated";
import { messageText } from "@citeworthy/core/messages";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { askGenerator } from "./generator-request.ts";
import { metaHtml } from "./meta-tags/meta-html.ts";
import UsesLeft from "./uses-left.tsx";

const call = {
  ...{
    path: "/functions/generate",
    body: { topic: "tea" },
    session: "s1",
    otherwise: "generator/meta-failed" as const,
  },
  isMade: (answer: unknown): answer is { title: string } =>
    typeof answer === "object" && answer !== null && "title" in answer,
};
const answering = (status: number, body: unknown) => async () =>
  new Response(JSON.stringify(body), { status });

test("text from a model cannot leave its tag", () => {
  const html = metaHtml({ title: 'Tea "green" & <b>', description: '"><script>' });

  expect(html).toContain("<title>Tea &quot;green&quot; &amp; &lt;b&gt;</title>");
  expect(html).not.toContain("<script>");
});

test("a failure is told in the server's words", async () => {
  expect(await askGenerator(call, answering(200, { title: "Tea" }))).toEqual({
    kind: "made",
    value: { title: "Tea" },
  });
  expect(await askGenerator(call, answering(500, { error: "The model is busy." }))).toMatchObject({
    kind: "failed",
    message: "The model is busy.",
    spent: false,
  });
});

test("an answer of the wrong form gets the tool's own message, and a used-up allowance is known as such", async () => {
  expect(await askGenerator(call, answering(200, { name: "Tea" }))).toMatchObject({
    kind: "failed",
    message: messageText("generator/meta-failed"),
  });
  expect(await askGenerator(call, answering(402, { error: "No free uses left." }))).toMatchObject({
    kind: "failed",
    spent: true,
  });
});

test("one use is left in the singular, and none below zero", () => {
  const left = (used: number) => renderToStaticMarkup(<UsesLeft used={used} />);

  expect(left(FREE_USES - 1)).toContain("1 free use remaining");
  expect(left(FREE_USES + 4)).toContain("0 free uses remaining");
});
