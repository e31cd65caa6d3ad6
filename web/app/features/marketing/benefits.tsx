import { Section, Split } from "../../ui/layout/section.tsx";

const BENEFITS = [
  {
    title: "Know where you stand",
    text: "The same page gets the same score every time, under a published, versioned rubric.",
  },
  {
    title: "Fix what matters first",
    text: "Recommendations are sorted by how many points they can add.",
  },
  {
    title: "Trust the numbers",
    text: "Open any finding to see the text it is about and the study behind it.",
  },
  {
    title: "Keep your data",
    text: "The software runs on the operator's own server. It contacts no AI vendor unless the operator connects one.",
  },
];

export function Benefits() {
  return (
    <Section labelledBy="benefits">
      <Split
        head={
          <h2 id="benefits" className="text-36">
            Why teams use it
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
