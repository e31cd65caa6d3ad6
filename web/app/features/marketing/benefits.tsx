import { Section, Split } from "../../ui/section.tsx";

const BENEFITS = [
  {
    title: "Know where you stand",
    text: "The same page gets the same score on every run, by a rubric that is published with its version.",
  },
  {
    title: "Do the right thing first",
    text: "Recommendations come in the order of what can be gained. The rest of the page can stay as it is.",
  },
  {
    title: "Trust the numbers",
    text: "Someone will ask where a number comes from. Open it, and show them the words and the study.",
  },
  {
    title: "Keep your data",
    text: "The software runs on its operator's own server. No AI vendor is asked unless the operator connected one.",
  },
];

export function Benefits() {
  return (
    <Section labelledBy="benefits">
      <Split
        head={
          <h2 id="benefits" className="text-36">
            What it changes for you
          </h2>
        }
      >
        <ul className="grid border-t border-ink">
          {BENEFITS.map(({ title, text }) => (
            <li
              key={title}
              className="grid items-baseline gap-x-10 gap-y-2 border-b border-line py-6 md:grid-cols-[5fr_6fr]"
            >
              <h3 className="text-22 md:text-28">{title}</h3>
              <p className="text-quiet">{text}</p>
            </li>
          ))}
        </ul>
      </Split>
    </Section>
  );
}
