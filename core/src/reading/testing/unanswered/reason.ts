import { unansweredPage } from "./page.ts";

const SENTENCE =
  "Carotenoids are in the leaf all summer, but there is so much chlorophyll that nobody sees them.";

export const REASON = unansweredPage({
  kind: "explainer",
  url: "https://ledger.example/nature/why-leaves-change-color",
  title: "Why Do Leaves Change Color in Autumn?",
  description: "Chlorophyll, carotenoids and anthocyanins: what happens in a leaf from September on.",
  date: "2025-10-05",
  lead: "Leaves change color in autumn because trees stop making chlorophyll when the days get shorter than 12 hours, so the yellow carotenoids that were in the leaf all summer become visible.",
  sentence: SENTENCE,
  body: `<p>Every October the same thing happens, and every October we stop and look. Paths are covered with gold, children fill their pockets, and cameras come out of their bags. Poets have written about it for two thousand years.</p>
<p>It is easy to enjoy the show without asking anything. Still, once you have raked the lawn for the third time, you may want to know more. Here is what you should know.</p>
<h2>Green is the color of summer</h2>
<p>Chlorophyll is the pigment with which plants turn light into sugar. It absorbs red and blue light and reflects green. It doesn't last: sunlight breaks it down, and the tree replaces it all summer, which costs nitrogen and energy.</p>
<h2>Shorter days</h2>
<p>Trees measure the length of the night. Around the end of September, when the days get shorter than 12 hours in the northern half of the world, a layer of cork begins to grow between leaf and twig. It closes the veins one after the other. The tree pulls nitrogen and phosphorus back into the wood, and it stops making chlorophyll.</p>
<p>Within two or three weeks the green is gone. Street lamps delay it: branches beside a lamp keep their leaves longer than the rest of the tree.</p>
<h2>Yellow and orange</h2>
<p>${SENTENCE} They are the same pigments that color carrots and egg yolks. Once the green is gone, birches, ginkgos and hickories turn yellow. This happens every year in the same way, whatever the weather.</p>
<h2>Red and purple</h2>
<p>Red is different, because it is made in autumn. Maples, sumacs and some oaks turn sugar that is trapped in the leaf into anthocyanins. Bright days and cool nights above freezing bring the strongest reds, since sun makes sugar and cold keeps it in the leaf. A wet and cloudy October gives dull colors.</p>
<p>Why a tree spends energy on a leaf that is about to fall is still debated. One idea is that red works as a sunscreen while the tree saves its nitrogen. Another is that it warns insects that want to lay eggs.</p>
<h2>Brown is what remains</h2>
<p>Oaks and beeches often turn brown. Tannins are left when all other pigments have broken down. Some of these trees keep dead leaves until spring, especially young ones.</p>
<h2>When to see the best colors</h2>
<p>In the north of Europe and in Canada the peak comes in the last week of September. Further south it comes in late October. Each 300 metres of height bring it forward by about four days. The peak itself lasts a week, and one storm can end it in a night.</p>
<h2>Does climate change it?</h2>
<p>Warm autumns delay the peak. A drought in summer does the opposite: trees then drop their leaves early, often without any color.</p>`,
});
