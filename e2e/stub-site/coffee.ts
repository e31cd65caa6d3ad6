/** Pages about one question, so that answers can cite some of them and drop others. All amounts are known to the journeys. */
const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><main><article>
<h1>${title}</h1>
${body}
</article></main></body></html>`;

export const COFFEE: Record<string, string> = {
  "how-much": page(
    "How Much Coffee per Liter of Water?",
    `<p>Updated <time datetime="2025-03-04">March 4, 2025</time></p>
<p>Few things divide a kitchen like the morning coffee. Some of us scoop, some of us guess, and most of us have blamed the beans when it was really the amount. In this guide we look at the dose.</p>
<h2>The ratio</h2>
<p>For a pour-over we use 60 grams of coffee per liter of water. Lighter roasts need a bit more.</p>
<h2>Without a scale</h2>
<p>A level tablespoon of ground coffee weighs about 5 grams, so a liter takes 12 tablespoons.</p>
<h2>Three tools that make it easy</h2>
<p>A scale, a kettle and a timer are all it takes. We sell the scale and the kettle as a starter set for $34.</p>`,
  ),
  ratios: page(
    "Coffee ratios, measured",
    `<p>Use 60 grams of coffee per liter of water. For a French press use 65 grams, for a drip machine 55 grams.</p>
<h2>How we tested</h2>
<p>We brewed it 40 times and measured each cup with a refractometer.</p>
<table><tr><th>Method</th><th>Grams per liter</th></tr><tr><td>French press</td><td>65</td></tr><tr><td>Drip machine</td><td>55</td></tr></table>`,
  ),
  "brew-guide": page(
    "Brew guide",
    `<p>One liter of water takes 60 grams of coffee, which is 10 to 12 level tablespoons.</p>
<h2>How we measured</h2>
<p>We weighed 50 level tablespoons of four roasts on our own scale.</p>`,
  ),
  weak: page(
    "Why is my coffee weak?",
    `<p>If your coffee tastes weak, add 5 grams of coffee per liter. Brewing longer only makes it bitter.</p>
<p>Start at 60 grams per liter and change one thing at a time. We tested both ways on 12 mornings.</p>`,
  ),
  forum: page(
    "Grams per liter, what do you use?",
    "<p>I use 48. My brother uses 72. Somebody at work swears by two scoops. What do you use?</p>",
  ),
  video: page("The perfect ratio in two minutes", "<p>Watch the video to see our favorite ratio.</p>"),
};
