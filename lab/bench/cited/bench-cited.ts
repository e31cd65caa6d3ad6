/** How often claims are judged right in the scripted world, on the pages that the rules were chosen on and on the others. */
import { steadyChance } from "@citeworthy/core/cited/testing/chance";
import {
  figuresOf,
  type JudgedPair,
  measureWorld,
  verdictInterval,
} from "@citeworthy/core/cited/testing/measure-world";
import { OTHER_TOPICS } from "@citeworthy/core/cited/testing/world-other-topics";
import { worldPages } from "@citeworthy/core/cited/testing/world-pages";
import { judgeAltered } from "./altered-sentences.ts";

const { pairs, claims, found, wrongCites } = measureWorld();
const shown = ({ right, of }: { right: number; of: number }) =>
  `${right} of ${of} (${((100 * right) / of).toFixed(1)}%)`;

function print(name: string, list: readonly JudgedPair[]): void {
  const { precision, literal, text, verdict, own, alarms } = figuresOf(list);
  const [low, high] = verdictInterval(list, steadyChance(7)).map((share) => (100 * share).toFixed(1));
  console.log(`\n${name}: ${list.length} claims with a page`);
  console.log(`  called supported and true        ${shown(precision)}`);
  console.log(`  passage found, number or name    ${shown(literal)}`);
  console.log(`  passage found, other claims      ${shown(text)}`);
  console.log(`  page says it: right verdict      ${shown(verdict)}, 95% ${low} to ${high}`);
  console.log(`  the same, on the user's pages    ${shown(own)}`);
  console.log(`  surely not supported, and true   ${shown(alarms)}`);
}

console.log(
  `${found} of ${claims} claims were found in the answers, ${wrongCites} with other sources than they cite.`,
);
print(
  "Pages that the rules were chosen on",
  pairs.filter(({ page }) => !page.isHeldOut),
);
print(
  "Held out",
  pairs.filter(({ page }) => page.isHeldOut),
);
print("All", pairs);
print("Other topics", measureWorld(worldPages(OTHER_TOPICS)).pairs);

const { whole, number, denied, elsewhere } = judgeAltered();
const called = ({ called: right, of }: { called: number; of: number }) => shown({ right, of });
console.log("\nSentences of our own articles, called supported:");
console.log(`  word for word                    ${called(whole)}`);
console.log(`  with another number              ${called(number)}`);
console.log(`  with a "not"                     ${called(denied)}`);
console.log(`  by another article               ${called(elsewhere)}`);
