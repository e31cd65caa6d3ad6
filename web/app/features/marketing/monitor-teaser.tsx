/** What the monitor shows, with data marked as a sample. */

import { ButtonLink } from "../../ui/form/button.tsx";
import { Badge } from "../../ui/labels/badge.tsx";
import { ScrollFrame } from "../../ui/layout/scroll-frame.tsx";
import { Section, Split } from "../../ui/layout/section.tsx";
import { FigureCaption } from "./figure-caption.tsx";

type Cell = { percent: number; word: string; look: string };

const cell = (percent: number): Cell => {
  if (percent >= 80) return { percent, word: "Excellent", look: "bg-good-wash border-good" };
  if (percent >= 60) return { percent, word: "Good", look: "bg-fair-wash border-fair-shape" };
  return percent >= 40
    ? { percent, word: "Fair", look: "bg-orange-wash border-orange" }
    : { percent, word: "Poor", look: "bg-poor-wash border-poor" };
};

const PLATFORMS = ["Perplexity", "ChatGPT", "Gemini"];
/** The mean of the first row is the average above the table: keep the two in step. */
const ROWS = [
  { name: "Your Brand", host: "your-blog.example", cells: [72, 58, 65].map(cell) },
  { name: "Competitor A", host: "site-a.example", cells: [84, 62, 55].map(cell) },
  { name: "Competitor B", host: "site-b.example", cells: [46, 81, 30].map(cell) },
];
const [own] = ROWS;
const average = Math.round(
  (own?.cells ?? []).reduce((sum, { percent }) => sum + percent, 0) / PLATFORMS.length,
);

function SampleMatrix() {
  return (
    <div className="overflow-hidden rounded-md border border-line bg-surface">
      <p className="flex items-baseline justify-between gap-4 border-b border-line px-4 py-3.5">
        <b className="font-serif text-22 font-medium">Average score {average}%</b>
        <Badge>Sample data</Badge>
      </p>
      <ScrollFrame aria-label="Sample comparison matrix" className="overflow-x-auto">
        <table className="w-full min-w-130 border-separate border-spacing-1.5">
          <thead className="text-left text-14 text-quiet">
            <tr>
              <th scope="col" className="px-2 py-2">
                Site
              </th>
              {PLATFORMS.map((name) => (
                <th key={name} scope="col" className="px-2 py-2">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map(({ name, host, cells }) => (
              <tr key={name}>
                <th scope="row" className="sticky left-0 bg-surface px-2 text-left leading-snug">
                  {name}
                  <span className="block text-14 font-normal text-quiet">{host}</span>
                </th>
                {cells.map(({ percent, word, look }, index) => (
                  <td key={PLATFORMS[index]} className={`w-1/4 rounded-xs border-l-4 px-3 py-2.5 ${look}`}>
                    <span className="tabular block text-22 leading-tight font-semibold">{percent}%</span>
                    <span className="text-12">{word}, measured</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </div>
  );
}

export function MonitorTeaser() {
  return (
    <Section band labelledBy="monitor">
      <Split
        head={
          <>
            <h2 id="monitor" className="text-36">
              Compare your AI visibility with competitors
            </h2>
            <p className="text-quiet">
              Enter one question. The AI Visibility Monitor compares your page with up to five competitors on
              Perplexity, ChatGPT and Gemini. Where no engine is connected, it estimates how well each page
              fits the question instead, without a score.
            </p>
            <div>
              <ButtonLink to="/ai-visibility-monitor">Open the AI Visibility Monitor</ButtonLink>
            </div>
          </>
        }
      >
        <figure>
          <SampleMatrix />
          <FigureCaption number={3}>
            Comparison matrix with sample data. Your average is the mean of the three platforms.
          </FigureCaption>
        </figure>
      </Split>
    </Section>
  );
}
