import { ARTICLE_PROVENANCE, type ArticleResult } from "@citeworthy/core/contract/article";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { ArticlePanel } from "./article-panel.tsx";

const scores = { score: 60, sections: [] } as unknown as ArticleResult["before"];

const articleOf = (statements: number): ArticleResult => ({
  ...{ mode: "live", note: "Written by a model.", provenance: ARTICLE_PROVENANCE, title: "Cold brew" },
  ...{ before: scores, after: scores, changes: [], differs: "" },
  article: "Cold brew steeps for 16 hours.\n\n".repeat(statements),
  claims: Array.from({ length: statements }, () => ({
    ...{ status: "kept", text: "Cold brew steeps for 16 hours.", source: null, needsSource: false },
  })),
});

function drawnByServer(article: ArticleResult): string {
  const now = { state: "written" as const, article };
  const Page = createRoutesStub([
    { path: "/", Component: () => <ArticlePanel now={now} url="https://example.com/" /> },
  ]);
  return renderToString(<Page />);
}

test("the server draws an article of usual length", () => {
  expect(drawnByServer(articleOf(20))).toContain("Cold brew steeps for 16 hours.");
});

test("an article as long as the longest page is drawn by the browser: the server answers nobody while it draws", () => {
  const html = drawnByServer(articleOf(6_000));
  expect(html).toContain("Loading the article");
  expect(html).not.toContain("Cold brew steeps");
});
