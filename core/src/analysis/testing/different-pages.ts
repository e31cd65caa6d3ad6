import { articleHtml, bodyParts, without } from "./article.ts";

/** Three languages, a page without an answer, and one that is hardly a page. */
export const DIFFERENT_PAGES = [
  articleHtml(),
  articleHtml({ body: without(bodyParts(), "answer", "figures") }),
  articleHtml({
    language: "de",
    body: [
      {
        id: "x",
        html: "<h1>Wie heiß wird ein Kompost?</h1><p>Ein Kompost erreicht laut einer Studie von 2024 bis zu 65 °C. Er braucht Luft, Wasser und Zeit.</p>",
      },
    ],
  }),
  articleHtml({
    body: [{ id: "x", html: "<h1>堆肥の温度</h1><p>堆肥の山は六十五度まで上がる。大きいほど熱くなる。</p>" }],
  }),
  "<p>",
];
