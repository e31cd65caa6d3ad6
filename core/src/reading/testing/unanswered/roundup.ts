import { unansweredPage } from "./page.ts";

const SENTENCE =
  "Water it when the top half of the soil is dry, which in winter means about once in three weeks.";

export const ROUNDUP = unansweredPage({
  kind: "roundup",
  url: "https://ledger.example/guides/houseplants-for-dark-apartments",
  title: "8 Best Houseplants for a Dark Apartment",
  description: "Eight plants for rooms with little daylight, with water and size for each.",
  date: "2026-04-28",
  lead: "The best houseplants for a dark apartment are the snake plant, the ZZ plant and the cast iron plant: all three live 3 metres from a north window and need water only every 3 to 4 weeks.",
  sentence: SENTENCE,
  body: `<p>There is something about green leaves that makes four walls feel like a home. Magazines are full of sunny lofts with palms that touch the ceiling. Real apartments often look different: one window, a yard, and a neighbour's wall behind it.</p>
<p>We have all brought home a plant that looked wonderful in the shop and lost its leaves by Christmas. Don't worry, you are not alone, and it has nothing to do with green fingers. Read on to find your favourite.</p>
<h2>1. Snake plant</h2>
<p>The snake plant keeps its upright leaves with as little light as a north window gives at 3 metres. Water it every 3 to 4 weeks and never let it stand in water, because the roots rot. It grows to about 90 centimetres.</p>
<h2>2. ZZ plant</h2>
<p>The ZZ plant stores water in thick roots, so it survives a month without any. It grows slowly, two or three new stems a year, and reaches 80 centimetres. All parts are irritating when eaten, which matters with cats.</p>
<h2>3. Cast iron plant</h2>
<p>Victorian halls were lit by gas and heated by coal, and the cast iron plant lived in them. It stands draughts, dust and shade. ${SENTENCE}</p>
<h2>4. Golden pothos</h2>
<p>Pothos climbs or hangs and grows up to 30 centimetres a month in summer. In a dark corner the yellow marks on its leaves fade, but the plant stays healthy. Cut it back in spring and put the cuttings in water; they root within two weeks.</p>
<h2>5. Heartleaf philodendron</h2>
<p>This climber looks like pothos, with thinner leaves that end in a point. It needs water once a week and tells you when it is thirsty, because the leaves hang. Wipe off the dust once a month so that the little light there is reaches the leaf.</p>
<h2>6. Chinese evergreen</h2>
<p>Varieties with plain green leaves need less light than the red ones. It dislikes cold: below 15 degrees the edges turn brown. Water it every 10 days.</p>
<h2>7. Parlour palm</h2>
<p>The parlour palm comes from the floor of forests in Mexico and Guatemala, where hardly any sun arrives. It grows to 1.2 metres in about ten years. Mist it in winter, since dry air from radiators brings spider mites.</p>
<h2>8. Peace lily</h2>
<p>The peace lily flowers even in shade, though less often than near a window. It drinks more than the others, twice a week in summer. In full darkness it stops flowering, so this one is not suitable for a hallway without a window.</p>
<h2>How little light is too little?</h2>
<p>A simple test: hold your hand 30 centimetres above the place at noon. If it throws no shadow at all, no plant will live there for more than a few weeks without a lamp. A faint shadow is enough for the eight plants above. A lamp with a timer that runs 12 hours a day replaces a window and uses about as much electricity as a router.</p>
<h2>Common mistakes</h2>
<p>Most plants in dark rooms die of too much water, not of too little light. With less light they grow less, and with less growth they drink less. Halve the amount you would give at a window, and leave out fertilizer from October to March.</p>`,
});
