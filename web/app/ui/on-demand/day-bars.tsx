/** Counts by day as bars, and as a table for those who can't see or don't want bars. */

import { dateWords } from "../figures/date-text.tsx";
import { numberText } from "../figures/number-text.ts";
import { More } from "../parts/more.tsx";

const HEIGHT = 80;
/** A single day would be a block instead of a bar. */
const MIN_PLACES = 7;
/** A few days would make bars as wide as the page. */
const widthOf = (days: number) => `${Math.max(16, days * 3)}rem`;
const words = (day: string) => dateWords(day, false, 0);

/** `of`: how many there could have been. */
type Day = { day: string; count: number; of?: number };
const countWords = ({ count, of }: Day) =>
  of === undefined ? numberText(count) : `${numberText(count)} of ${numberText(of)}`;

export function DayBars({ title, fill, days }: { title: string; fill: string; days: readonly Day[] }) {
  const top = Math.max(...days.map(({ count, of }) => of ?? count), 1);
  const most = Math.max(...days.map(({ count }) => count));
  const [first, last] = [days[0]?.day ?? "", days.at(-1)?.day ?? ""];
  return (
    <figure className="grid grid-cols-1 content-start gap-2" style={{ maxWidth: widthOf(days.length) }}>
      <figcaption className="font-semibold">{title}</figcaption>
      <svg
        viewBox={`0 0 ${Math.max(days.length, MIN_PLACES)} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title} from ${words(first)} to ${words(last)}; the most are ${numberText(most)}.`}
        className="h-24 w-full border-b border-edge"
      >
        {days.map(({ day, count }, at) => {
          const height = (count / top) * HEIGHT;
          return (
            <rect key={day} x={at + 0.1} y={HEIGHT - height} width={0.8} height={height} className={fill} />
          );
        })}
      </svg>
      <p className="flex justify-between text-12 text-quiet">
        <span>{words(first)}</span>
        <span>most: {numberText(most)}</span>
        {last !== first && <span>{words(last)}</span>}
      </p>
      <More summary="Show as table">
        <table className="w-full text-left text-14">
          <tbody>
            {days.map((one) => (
              <tr key={one.day} className="border-b border-line">
                <th scope="row" className="py-1.5 font-normal">
                  {words(one.day)}
                </th>
                <td className="tabular py-1.5 text-right">{countWords(one)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </More>
    </figure>
  );
}
