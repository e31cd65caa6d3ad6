/** What the figures mean, before there are any. */
const POINTS = [
  {
    title: "k of n, with its interval",
    text: "Engines change their answers from one hour to the next. A range says how sure we are.",
  },
  {
    title: "Same answers for everyone",
    text: "Each question is asked once per sample, and all sites are counted on the same answers.",
  },
  {
    title: "Ahead only when it is clear",
    text: "Two sites count as different only where their intervals do not overlap.",
  },
  {
    title: "Measured or estimated",
    text: "A cell without a live engine is estimated from the pages and says so.",
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
      {engines.length > 0 && <p className="text-14 text-quiet">Asked here: {engines.join(", ")}.</p>}
    </aside>
  );
}
