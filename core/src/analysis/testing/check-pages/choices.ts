/** Texts that compare, recommend or test things. */
import type { WrittenPage } from "./written-page.ts";

export const hobs: WrittenPage = {
  path: "/guides/induction-vs-gas-hob",
  text: `
# Induction vs gas hob: which is better?

By John Smith

Published May 8, 2026

Induction is better for most kitchens: it heats faster, wastes less energy and is easier to clean. Gas is better if you cook with round-bottomed pans or have no strong electric connection.

## Key takeaways

- Induction heats faster than gas and wastes less energy.
- Gas works with any pan, also during a power cut.
- A gas hob needs a hood that leads outside.

## Induction and gas compared

| | Induction | Gas |
| Energy that reaches the pan | about 85% | about 32% |
| Connection | 230 or 400 V | gas pipe and vent |
| Works with | magnetic pans only | any pan |
| Surface | cool apart from the pan | hot grates |
| Cleaning | wipe a flat plate | take grates apart |

The shares of energy are those of the [U.S. Department of Energy](https://www.energy.gov/articles/making-switch-induction-stoves-or-cooktops).

## Which hob is faster?

Induction is faster than gas. It heats the pan itself, whereas a gas flame also heats the air around the pan.

## Which hob costs less to run?

It depends on your tariff. Induction needs less energy than gas, but in many countries a kilowatt-hour of electricity costs more than one of gas.

## Disadvantages of induction

Induction hobs need magnetic pans, so copper and aluminium pans don't work unless they have a steel base. They also stop working in a power cut, and some people hear a hum at high power.

## Disadvantages of gas

Gas hobs release nitrogen dioxide and carbon monoxide into the kitchen, so you need a hood that leads outside. They are harder to clean, and the open flame is a risk with small children.

## Who should choose which?

Choose induction if you have children or a small kitchen. Choose gas if you use a wok every day.`,
};

/** Praises several things one after another, without a word on how they differ. */
export const pans: WrittenPage = {
  path: "/blog/which-pan-is-best",
  section: "Blog",
  text: `
# Iron, steel, copper or ceramic: which pan is best?

A good pan makes every meal better, and there are so many pans to choose from. Each of them is a perfect choice, and you will love them all.

## 1. Iron pan

The iron pan is a classic. It looks beautiful on the stove and makes a wonderful gift. Grandmothers have cooked with iron pans for ages, and every cook should have one in the cupboard.

## 2. Steel pan

The steel pan is loved by chefs everywhere. It shines, it is strong, and it is simply a joy to use every day. Whoever has cooked with one never wants to give it back.

## 3. Copper pan

The copper pan is the queen of pans. It is elegant and timeless, and your guests will be impressed when you bring it to the table. Nothing says dinner like the glow of copper.

## 4. Coated pan

The coated pan is great for everyone. Nothing sticks, and cooking becomes pure fun. Breakfast has never been so easy, and washing up takes no time at all.

## 5. Ceramic pan

The ceramic pan is modern and colourful. It is available in many lovely colours and fits into any kitchen. Pick the one that goes with your curtains.

## Get yours today

Which pan is your favourite? Let us know in the comments, and check out our shop for more great deals.`,
};

/** Tested by the author, with what was measured and what was bad. */
export const kettleTest: WrittenPage = {
  path: "/reviews/steel-kettle-test",
  section: "Reviews",
  text: `
# Steel kettle review: six weeks in our kitchen

By Jane Doe

Published April 14, 2026

The steel kettle boils one litre in 2 minutes and 50 seconds and is easy to clean, but it is loud and the outside gets hot. We recommend it to anyone without small children.

## How we tested it

I used the kettle every day for six weeks. We measured the time for one litre of water at 15 °C with a stopwatch, ten times in a row, and held a thermometer to the outside after each run. I also weighed it, filled and empty, on a kitchen scale.

## What we liked

In our test, it boiled one litre in 170 seconds on average, and no run took longer than 178 seconds. The lid opens wide, so I could wipe the inside with a cloth. After six weeks I found no rust and only a thin layer of limescale.

## What we didn't like

The outside reached 88 °C in our test, which is hot enough to burn you. It is also loud: we had to raise our voices beside it. The water gauge is behind the handle, so left-handed people can't see it.

## Who should buy it?

We would buy it again for an office or for a kitchen without children. If you have toddlers, choose a kettle with a double wall instead. It isn't suited to people who only ever boil a cup, because the smallest amount is half a litre.

## Pros and cons

- Pro: boils fast
- Pro: wide lid
- Con: hot outside
- Con: loud`,
};

/** Quotes two people by name and role. */
export const loudKitchens: WrittenPage = {
  path: "/magazine/why-kitchens-are-noisy",
  section: "Magazine",
  text: `
# Why open kitchens are so loud, and what helps

By Jane Doe

Published June 21, 2026

Open kitchens are loud because hard floors, tiles and glass reflect nearly all sound. Soft surfaces help: a rug, curtains and a cloth on the table take away much of the echo.

“People buy a beautiful kitchen and then can't hear each other at dinner,” says John Smith, an acoustics engineer at Example University. “A tiled wall reflects almost everything that reaches it.”

## Why hard surfaces echo

Sound loses little energy when it meets tiles. “Think of a ball on a stone floor,” says Mary Major, a professor of architecture at the Example Institute of Technology. “It bounces many times before it stops. On a carpet, it stops at once.”

## What helps most

Smith advises people to begin with the floor. “A rug under the table costs little, and you notice the difference on the first evening,” he says. Major prefers the ceiling. “Panels there don't get dirty and don't take any room,” she told us.

## What doesn't help

Egg cartons on the wall do nearly nothing, according to Smith. “They are too thin for the voices of people,” he explains. Plants don't help either, unless there are a great many of them.

## When to call somebody

If the noise comes from the neighbours, rugs won't solve it. “Then the wall itself has to become heavier, and that is work for a builder,” says Major.`,
};
