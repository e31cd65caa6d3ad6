/** Whether plain words give a figure, name, quotation or link that the page doesn't have. */
import type { PageModel } from "../../page/page-model.ts";
import { plain } from "../article-blocks.ts";
import { checkFaithfulness } from "../faithful/check-faithfulness.ts";
import { toMarkdown } from "../rendering/to-markdown.ts";

export function inventsFact(text: string, page: PageModel): boolean {
  const markdown = toMarkdown([{ id: "new", kind: "paragraph", sentences: [plain(text)] }]);
  return checkFaithfulness(markdown, { page }).length > 0;
}
