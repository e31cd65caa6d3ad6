import { unansweredPage } from "./page.ts";

const SENTENCE = "Vinegar smells while it boils, so open a window and keep your face away from the steam.";

export const HOW_TO = unansweredPage({
  kind: "how-to",
  url: "https://ledger.example/guides/remove-limescale-from-electric-kettle",
  title: "How to Remove Limescale From an Electric Kettle",
  description: "Vinegar, citric acid or lemon: what removes limescale and what damages the kettle.",
  date: "2026-02-17",
  lead: "To remove limescale from an electric kettle, boil equal parts of white vinegar and water in it, wait 30 minutes, pour it out and boil fresh water twice.",
  sentence: SENTENCE,
  body: `<p>Nothing starts a morning like a cup of tea. The water bubbles, the switch clicks, and for a moment the kitchen is quiet. Then you look into the cup and there they are, small white flakes that swim on the surface.</p>
<p>If that sounds familiar, you have come to the right place. Kettles are easy to forget, because they only ever hold water. In this post we share what we have learned over the years.</p>
<h2>Where limescale comes from</h2>
<p>Limescale is calcium carbonate that hard water leaves behind when it is heated. The harder the water, the faster it builds up. With more than 14 degrees of German hardness a kettle has a visible crust after three weeks. The crust is harmless to drink, but it keeps heat away from the water, so boiling takes longer and uses more electricity.</p>
<h2>What you need</h2>
<ul><li>White vinegar with 5 percent acid, half a kettle</li><li>Or 2 tablespoons of citric acid for each litre of water</li><li>A soft brush or a cloth</li></ul>
<h2>Descaling step by step</h2>
<ol><li>Fill the kettle half with white vinegar and top it up with the same amount of water.</li><li>Boil it and switch the kettle off at the plug.</li><li>Wait 30 minutes while the acid dissolves the crust.</li><li>Pour it out and wipe the inside with a soft cloth.</li><li>Boil fresh water twice and pour it away.</li></ol>
<p>${SENTENCE} If white spots remain after the first round, repeat it with citric acid, which is stronger and has no smell. Use citric acid cold: in hot water it forms calcium citrate, a new crust that hardly dissolves.</p>
<h2>Vinegar, citric acid or lemon?</h2>
<table><tr><th>Remedy</th><th>Time</th><th>Smell</th><th>Cost per use</th></tr><tr><td>White vinegar</td><td>30 minutes</td><td>strong</td><td>low</td></tr><tr><td>Citric acid</td><td>20 minutes</td><td>none</td><td>low</td></tr><tr><td>Lemon juice</td><td>60 minutes</td><td>fresh</td><td>high</td></tr></table>
<p>Lemon juice works too, but you need four lemons for a crust that vinegar removes for a few cents.</p>
<h2>What damages a kettle</h2>
<p>Steel wool scratches the metal, and new limescale settles in the scratches first. Bleach is dangerous: together with vinegar it releases chlorine gas. Never put the kettle under water, because the contacts in the base rust. Plastic kettles keep the taste of vinegar longer than steel ones, so boil fresh water three times there.</p>
<h2>How often is enough?</h2>
<p>With soft water twice a year is enough. With hard water descale the kettle once a month. Emptying it after use helps more than any remedy, since water that stands overnight leaves most of the crust. A filter jug halves the work, though its cartridges cost more in a year than ten bottles of vinegar.</p>`,
});
