/** One cover. The article's number decides the layout and the colors, so that neighboring covers differ. */
import type { Outline } from "../../web/content/compile/outline.ts";
import { HEIGHT, seeded, WIDTH } from "./draw.ts";
import { GROUNDS, type Ground } from "./grounds.ts";
import { LAYOUTS, type Layout } from "./layouts.ts";

type Pictured = { id: string; slug: string; outline: Outline };

function layoutFor({ id, outline }: Pictured): Layout {
  const start = Number(id) % LAYOUTS.length;
  const inTurn = [...LAYOUTS.slice(start), ...LAYOUTS.slice(0, start)];
  const layout = inTurn.find(({ suits }) => suits(outline));
  if (!layout) throw new Error("every article can at least be drawn as a quotation");
  return layout;
}

/** With five color sets and six layouts, a pair repeats only after thirty articles. */
function groundFor({ id }: Pictured): Ground {
  const ground = GROUNDS[Number(id) % GROUNDS.length];
  if (!ground) throw new Error("there is at least one ground");
  return ground;
}

export function drawCover(article: Pictured): string {
  const ground = groundFor(article);
  const picture = layoutFor(article).draw(article.outline, ground, seeded(article.slug));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${ground.ground}"/>${picture}</svg>\n`;
}
