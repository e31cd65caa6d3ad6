/** Says to visitors what the monitor does, whom it is for and what it can't tell. */
import { Link } from "react-router";
import { Section, Split } from "../../ui/layout/section.tsx";

const ABOUT = [
  {
    name: "What it counts",
    text: "Each engine is asked your question 3, 5 or 10 times. You see in how many of those answers your site and each competitor is cited, with a 95% range.",
  },
  {
    name: "What it estimates",
    text: "For an engine that isn't connected, the text of each page is compared with the question: off topic, on topic, or answers it. It is not a forecast: it can't say which of several pages on the topic an engine will cite.",
  },
  {
    name: "Who it is for",
    text: "Content teams, agencies and site owners who want to know whether AI answers use their site, and which sites are cited instead. Save up to ten questions and run them daily or weekly.",
  },
  {
    name: "What it doesn't do",
    text: "It doesn't count visits or clicks, and it doesn't see what people ask. Answers differ by place and account, so a reader may see a different answer.",
  },
];

export function MonitorAbout() {
  return (
    <Section band labelledBy="monitor-about">
      <Split
        head={
          <h2 id="monitor-about" className="text-28 md:text-36">
            What the monitor tells you
          </h2>
        }
      >
        <dl className="grid gap-6">
          {ABOUT.map(({ name, text }) => (
            <div key={name} className="grid gap-1 border-t border-line pt-4">
              <dt className="font-semibold">{name}</dt>
              <dd className="max-w-measure text-quiet">{text}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-8 max-w-measure text-quiet">
          A monitor run counts citations. Whether a page is worth citing is another question, and{" "}
          <Link to="/" className="link">
            an analysis
          </Link>{" "}
          answers it.
        </p>
      </Split>
    </Section>
  );
}
