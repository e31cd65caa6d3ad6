/** The headings within the text, for every check that counts them. Those of menus and other articles aren't among them. */
import type { Heading, PageModel } from "../../page/page-model.ts";

export const subheadingsOf = ({ headings }: Pick<PageModel, "headings">): Heading[] =>
  headings.filter(({ block, level, text }) => block !== null && level > 1 && text.trim() !== "");
