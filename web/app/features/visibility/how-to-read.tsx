/** Explains the numbers before a result is shown. */
const POINTS = [
  {
    title: "How many answers cite you",
    text: "Engines change their answers from hour to hour, so each result has a range.",
  },
  {
    title: "Same answers for every site",
    text: "We ask each engine once per sample and count every site in the same answers.",
  },
  {
    title: "Clear differences only",
    text: "We call two sites different only if their ranges do not overlap.",
  },
  {
    title: "Measured or estimated",
    text: "Without a connected engine, you see in three steps whether each page fits the query.",
  },
];

export function HowToRead({ engines }: { engines: readonly string[] }) {
  return (
    <aside aria-labelledby="how-to-read" className="grid gap-3">
      <h2 id="how-to-read" className="text-18">
        How to read the result
      </h2>
      <ul>
        {POINTS.map(({ title, text }) => (
          <li key={title} className="border-t border-line py-3">
            <b className="block font-semibold">{title}</b>
            <span className="text-14 text-quiet">{text}</span>
          </li>
        ))}
      </ul>
      {engines.length > 0 && <p className="text-14 text-quiet">Connected engines: {engines.join(", ")}.</p>}
    </aside>
  );
}
