import { unansweredPage } from "./page.ts";

const SENTENCE =
  "A modern gas boiler turns about 92 percent of the gas into heat, and the rest leaves through the flue.";

export const COMPARISON = unansweredPage({
  kind: "comparison",
  url: "https://ledger.example/guides/heat-pump-vs-gas-boiler-running-costs",
  title: "Heat Pump vs. Gas Boiler: Which One Is Cheaper to Run?",
  description: "Running costs of both systems worked out step by step, with your own prices.",
  date: "2026-09-02",
  lead: "A heat pump is cheaper to run than a gas boiler when electricity costs less than 3.5 times as much as gas: at 30 and 10 cents, a kilowatt-hour of heat costs 9.4 cents from the heat pump and 10.9 cents from the boiler.",
  sentence: SENTENCE,
  body: `<p>Few questions split a family dinner as reliably as the one about the heating. One uncle swears by what he has, one cousin has read something, and the old boiler in the cellar hums along. Sooner or later it will stop, usually in January.</p>
<p>Whoever has to replace it hears big promises from both sides. Salespeople have their favourites, and so do politicians. Let's take a calm look at the matter, without slogans.</p>
<h2>What a heat pump does with electricity</h2>
<p>A heat pump is a device that moves heat from the air or the ground into the house. It doesn't make heat, and so it delivers more energy than it draws from the grid. The ratio over a year is called the seasonal performance factor. In a house with radiators of normal size it is about 3.2; with floor heating it can reach 4.</p>
<p>That means one kilowatt-hour of electricity becomes 3.2 kilowatt-hours of heat. At a price of 30 cents, heat costs 9.4 cents a kilowatt-hour.</p>
<h2>What a boiler does with gas</h2>
<p>${SENTENCE} At a price of 10 cents for gas, heat costs 10.9 cents a kilowatt-hour. Older boilers without condensation waste more, about a quarter.</p>
<h2>The two side by side</h2>
<table><tr><th></th><th>Heat pump</th><th>Gas boiler</th></tr>
<tr><td>Price of energy</td><td>30 cents</td><td>10 cents</td></tr>
<tr><td>Heat from one kilowatt-hour</td><td>3.2 kWh</td><td>0.92 kWh</td></tr>
<tr><td>Cost of one kilowatt-hour of heat</td><td>9.4 cents</td><td>10.9 cents</td></tr>
<tr><td>Cost of 15,000 kWh a year</td><td>1,406</td><td>1,630</td></tr>
<tr><td>Yearly service</td><td>120</td><td>150</td></tr></table>
<p>On these prices the pump saves about 254 a year. A different tariff turns the result around: with gas at 7 cents the boiler is ahead, because its heat then costs 7.6 cents.</p>
<h2>When the boiler is ahead</h2>
<p>Houses without insulation need hot radiators. Above 55 degrees the performance factor falls below 2.5, and each kilowatt-hour of heat costs 12 cents. In such a house new radiators or insulation come first. Otherwise the pump runs day and night and still leaves the bedrooms cold.</p>
<p>Prices also differ from country to country. Divide what you pay for electricity by what you pay for gas. Below 3.5 the pump is ahead, above 3.5 the boiler is.</p>
<h2>What the figures leave out</h2>
<p>Running costs are not everything. A heat pump costs two to three times as much to install, and grants change from year to year. The carbon price on gas rises in many countries. We left both out, because nobody knows them for the next fifteen years. Noise is another matter that no table shows: the fan outside is about as loud as a refrigerator at three metres.</p>
<h2>Work it out for your house</h2>
<p>Take last year's gas bill and read off the kilowatt-hours. Multiply them by 0.92 to get the heat you used. Divide that by 3.2 and multiply by your price of electricity. The result is what the pump would have cost you.</p>`,
});
