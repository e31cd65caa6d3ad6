/** For tests: a page with everything that is extracted, and one with almost nothing. */

export const KETTLES = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>How long does a kettle take to boil? | Kitchen Notes</title>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","headline":"How long does a kettle take to boil?","author":{"@type":"Person","name":"Ida Brandt"},"datePublished":"2026-02-03T23:30:00-05:00","dateModified":"2026-09-14"}</script>
</head><body><nav><a href="/">Home</a> <a href="/guides">Guides</a></nav>
<main><article><h1>How long does a kettle take to boil?</h1>
<p>A kettle of 1.7 litres takes about four minutes to boil at 3,000 watts. Half the water takes half the time, according to <a href="https://lab.example.org/kettles">a trial of twelve kettles</a>.</p>
<h2>Why does hard water take longer?</h2>
<p>Hard water takes longer because scale on the element holds the heat back. A layer of one millimetre costs roughly 20 seconds, and the trial measured 41 seconds at three millimetres.</p>
<h2>How do you descale a kettle?</h2>
<p>Fill it with equal parts of vinegar and water, boil it once and let it stand for an hour. Rinse it twice before the next tea, since vinegar keeps its taste for long.</p>
<ul><li>Descale once a month where the water is hard.</li><li>Twice a year is enough where it is soft.</li></ul>
</article></main><footer>Kitchen Notes, all kettles reserved</footer></body></html>`;

export const BARE = "<title>Soon</title><p>This page is being written.</p>";

const TALK = [1, 2, 3, 4]
  .map(
    (day) =>
      `<p>Day ${day} of the week began with a walk to the market, a talk about the weather and a look at the new cups in the window of the shop on the corner.</p>`,
  )
  .join("");
const WAYS = [
  ["Boil vinegar in it", "Equal parts of vinegar and water take the scale off in an hour."],
  ["Use citric acid", "Two spoons of the powder do for 1.7 litres of water."],
  ["Scrub the element", "A soft brush takes off what is left after 20 minutes."],
  ["Rinse it twice", "Vinegar keeps its taste for long, so rinse before the next tea."],
] as const;

/** Four steps that come after some small talk. */
export const TIPS = `<!doctype html><html lang="en"><head><title>How to descale a kettle in 4 steps</title></head><body><main><article>
<h1>How to descale a kettle in 4 steps</h1>${TALK}${WAYS.map(([way, text], at) => `<h2>Step ${at + 1}: ${way}</h2><p>${text}</p>`).join("")}
</article></main></body></html>`;
