import { unansweredPage } from "./page.ts";

const SENTENCE =
  "A household socket in most of Europe delivers 2.3 kW, so the same battery needs more than a day.";

export const EXPLAINER = unansweredPage({
  kind: "explainer",
  url: "https://ledger.example/guides/charge-electric-car-at-home",
  title: "How Long Does It Take to Charge an Electric Car at Home?",
  description: "Charging at home explained: sockets, wall boxes and what the battery size changes.",
  date: "2026-06-11",
  lead: "Charging an electric car with a 60 kWh battery at home takes about 9 hours on a 7 kW wall box and about 29 hours on a household socket.",
  sentence: SENTENCE,
  body: `<p>Owning a car has always come with small chores, and the weekly stop at the filling station was one of them. For many drivers that stop is now a thing of the past. The cable hangs in the garage, next to the ladder and the bicycles, and nobody thinks about it any more.</p>
<p>Before the first night with a new car, though, most people have doubts. Friends tell stories, dealers hand out brochures, and every brochure has another table. In this guide we will look at everything that matters.</p>
<h2>Battery size and charging power</h2>
<p>Two numbers decide the time: how much energy the battery holds, and how much power the connection delivers. Divide the first by the second and add about a tenth, because some energy turns into heat on the way. A small city car holds about 40 kWh, a family car about 60 kWh, and a large one 80 kWh or more.</p>
<p>Charging power is the rate at which energy flows into the battery, measured in kilowatts. A kettle draws about 2 kW, which is a useful comparison when somebody talks about sockets.</p>
<h2>Household socket</h2>
<p>${SENTENCE} Sockets were made for appliances that run for minutes. After several hours at full load the contacts get warm, and old wiring is a fire risk, so an electrician should check the circuit first. Cables made for this purpose limit the current and switch off when the plug gets hot.</p>
<p>On the other hand, few people drive a battery empty every day. Someone who commutes 40 kilometres uses about 8 kWh, and a socket puts that back in four hours.</p>
<h2>Wall box</h2>
<p>A wall box is a charging station for the garage or the driveway with its own circuit. With 7 kW, a battery of 60 kWh is full after about 9 hours, which is one night. With 11 kW it takes about 6 hours, if the car accepts that much. Many cars don't: the charger inside the car sets the limit, and it is the first thing to look up in the manual.</p>
<table><tr><th>Connection</th><th>Power</th><th>40 kWh</th><th>60 kWh</th><th>80 kWh</th></tr>
<tr><td>Household socket</td><td>2.3 kW</td><td>19 hours</td><td>29 hours</td><td>38 hours</td></tr>
<tr><td>Wall box, one phase</td><td>7 kW</td><td>6 hours</td><td>9 hours</td><td>13 hours</td></tr>
<tr><td>Wall box, three phases</td><td>11 kW</td><td>4 hours</td><td>6 hours</td><td>8 hours</td></tr></table>
<h2>Cold weather and the last fifth</h2>
<p>Cold batteries take up energy more slowly, and part of the power heats the car instead. Expect up to a quarter more time when it freezes. Every battery also slows down above 80 percent, because the cells have to be balanced. That matters on the motorway more than at home, where the car stands all night anyway.</p>
<p>Manufacturers recommend stopping at 80 percent on normal days. It spares the battery, and it saves two hours.</p>
<h2>What to do first</h2>
<p>Write down how far you drive on a normal day and on your longest one. If the longest day is under 100 kilometres, a checked socket is enough for most people. If it isn't, ask two electricians for the price of a wall box, including the cable to the meter.</p>`,
});
