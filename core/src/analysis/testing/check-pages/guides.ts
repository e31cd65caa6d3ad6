/** Texts that explain something or show how to do it. */
import type { WrittenPage } from "./written-page.ts";

/** Answers at once, counts its steps, names its source, author and date. */
export const boiledEggs: WrittenPage = {
  path: "/guides/how-to-boil-eggs",
  text: `
# How to boil eggs: times for soft and hard yolks

By Jane Doe

Updated March 3, 2026

A soft-boiled egg takes 6 minutes in boiling water, and a hard-boiled egg takes 10 to 12 minutes. Take the eggs straight from the fridge, start the timer when they touch the water, and cool them in ice water so that they stop cooking.

## Key takeaways

- Six minutes give a runny yolk, eight a soft one, and ten to twelve a firm one.
- Ice water stops the cooking within a minute.
- Above 1,500 metres, add one to two minutes.

## How to boil an egg, step by step

1. Bring a pot of water to a rolling boil.
2. Lower the eggs into the water with a spoon.
3. Set a timer for 6 minutes for soft eggs or 11 minutes for hard ones.
4. Move the eggs into a bowl of ice water for five minutes.
5. Tap the egg on the counter and peel it under running water.

## How long do boiled eggs keep?

Hard-boiled eggs keep for one week in the fridge, according to the [U.S. Department of Agriculture](https://www.fsis.usda.gov/food-safety/safe-food-handling-and-preparation/eggs/shell-eggs-farm-table). Leave the shell on until you eat them, because it keeps bacteria and smells out.

## When these times don't work

The times hold for eggs of 55 to 65 grams. Smaller eggs need about a minute less. On a mountain water boils below 100 °C, so eggs take longer there. If you are pregnant, don't eat runny yolks unless the eggs are pasteurized.

## Frequently asked questions

### Should I put eggs in cold or boiling water?

Boiling water. Eggs that start in cold water are harder to peel, because the white sets slowly and sticks to the shell.

### Why is there a green ring around the yolk?

The egg was cooked too long. Iron from the yolk and sulphur from the white form iron sulphide, which is harmless.

### Can I boil eggs in advance?

Yes. Boil them, cool them and keep them in the fridge for up to a week. Write the date on the shell, so that you know which ones to eat first.

### How do I know whether an egg is boiled?

Spin it on the table. A boiled egg spins fast and evenly, while a raw one wobbles, because the yolk moves inside.

### Do old eggs peel more easily?

Yes. Eggs that are a week old peel more easily than fresh ones, because the white becomes less acidic and sticks less to the shell.`,
};

/** The same topic, but nothing to take home. */
export const aboutEggs: WrittenPage = {
  path: "/blog/all-about-eggs",
  section: "Blog",
  text: `
# All about eggs

Have you ever stood in your kitchen and wondered about eggs? You are not alone. In this post, we will dive into the wonderful world of eggs and look at everything you need to know. So grab a coffee, sit back and read on.

## Introduction

Eggs have been with us for as long as anyone can remember. Everybody loves them. Many experts say that eggs are the most perfect food in the world, and studies show that people who eat eggs are always happier. It is no secret that there is nothing better than a good egg in the morning.

## Background

When I was a child, my grandmother kept chickens behind the house. Those mornings were magical. There was a smell of hay, and there was always somebody laughing. Life was simpler then, and so was breakfast.

## More

Of course, there are a lot of ways to cook them. Some people like them soft, some like them hard, and some don't care at all. At the end of the day, it all comes down to taste. The important thing is that you enjoy what you do and never stop trying.

## Final thoughts

Eggs are simply amazing, and we hope that you are now as excited about them as we are. Stay tuned for the next part, and don't forget to share this post with your friends!`,
};

/** Instructions in running text. */
export const bleedRadiator: WrittenPage = {
  path: "/guides/bleed-a-radiator",
  text: `
# How to bleed a radiator

Bleeding a radiator lets out trapped air, so that hot water fills it to the top again. You need a radiator key and a cloth, and it takes a few minutes for each radiator.

First, turn off the heating and wait until the radiators are cool, because the water inside can scald you. Then put the key on the valve at the top corner of the radiator and hold the cloth below it. After that, turn the key slowly to the left until you hear a hiss. Once the hiss stops and water comes out, close the valve again. Next, go on with the other radiators, and begin with the one that is nearest to the boiler. Finally, turn the heating on and check the pressure at the boiler.

If the pressure is too low, open the filling loop until the needle is in the green part. Do this slowly, because too much water opens the safety valve. In a house with several floors, air collects upstairs, so those radiators usually need it most.

A radiator that is cold at the bottom doesn't need bleeding. There is sludge in it, and it has to be flushed by a plumber. If all the radiators are cold, the pump or the thermostat is more likely at fault.`,
};

export const leapYear: WrittenPage = {
  path: "/guides/what-is-a-leap-year",
  text: `
# What is a leap year?

By Jane Doe

Published February 12, 2026

A leap year is a calendar year with 366 days instead of 365, in which February has 29 days. The extra day keeps the calendar in step with the seasons, because the earth needs about 365.2422 days to travel around the sun.

## Why do we need leap years?

Without leap years the calendar would drift by almost one day every four years. After 100 years, the first day of spring would come about 24 days late, according to the [Royal Museums Greenwich](https://www.rmg.co.uk/stories/time/what-leap-year-how-does-it-work).

## Which years are leap years?

A year is a leap year if it can be divided by 4. Years that can be divided by 100 are the exception: they are leap years only if they can be divided by 400 as well. So 2000 was a leap year, and 1900 was not.

## Who introduced the leap year?

Julius Caesar added a day every fourth year in 46 BC. Pope Gregory XIII corrected the rule in 1582, because the Julian calendar was by then ten days behind the sun.

## What the rule doesn't fix

Even the Gregorian calendar isn't exact. It is off by about one day in 3,000 years, and the slowing of the earth's rotation makes any fixed rule wrong in the long run. The [U.S. Naval Observatory](https://aa.usno.navy.mil/faq/leap_years) describes how the difference is measured.`,
};

/** Every number has its source beside it. */
export const moonDistance: WrittenPage = {
  path: "/guides/how-far-away-is-the-moon",
  text: `
# How far away is the moon?

By Jane Doe

Updated January 9, 2026

The moon is 384,400 km away from the earth on average, according to [NASA](https://science.nasa.gov/moon/facts/). The distance changes during the month: it is about 363,300 km at the nearest point and 405,500 km at the farthest, as [NASA's fact sheet](https://nssdc.gsfc.nasa.gov/planetary/factsheet/moonfact.html) says.

## In short

- On average the moon is 384,400 km away.
- Light needs 1.3 seconds for the way.
- The moon moves away by 3.8 cm a year.

## How is the distance measured?

Observatories send laser pulses to mirrors that astronauts left on the moon. The mirrors of Apollo 11, 14 and 15 are still in use, and the way is known to within a few centimetres, according to the [International Laser Ranging Service](https://ilrs.gsfc.nasa.gov/missions/satellite_missions/current_missions/ap15_general.html).

## How long does light take to the moon?

Light takes 1.3 seconds from the earth to the moon, [NASA says](https://science.nasa.gov/moon/facts/). A spacecraft takes about three days: Apollo 11 started on July 16, 1969 and reached the moon's orbit on July 19, according to the [National Air and Space Museum](https://airandspace.si.edu/explore/stories/apollo-11-moon-landing).

## Is the moon moving away?

Yes. The moon moves away from the earth by 3.8 cm a year, according to [laser measurements by NASA](https://science.nasa.gov/moon/facts/). The figure holds for today only: the rate was lower for most of the past and will change again, because it depends on the shape of the oceans.`,
};

/** Many numbers, and not a word about where they come from. */
export const coffeeNumbers: WrittenPage = {
  path: "/blog/coffee-in-numbers",
  section: "Blog",
  text: `
# Coffee in numbers: how much caffeine is in a cup?

By John Smith

Published March 30, 2026

A cup of filter coffee has about 95 mg of caffeine, an espresso about 63 mg. Surveys found that 64% of adults drink coffee every day, and researchers say that 400 mg a day is safe for 9 in 10 people.

## How much caffeine do drinks have?

A mug of 240 ml has 95 mg of caffeine. Black tea has 47 mg, green tea 28 mg, and cola 34 mg. Decaf isn't free of it: a cup still has 2 to 5 mg. Cold brew has 150 mg, which is 58% more than filter coffee.

## How much do people drink?

People drink 2.7 cups a day on average. Sales grew by 12% in five years, and 73% of all cups are drunk before noon. Among people under 30, the share is 48%, up from 36% ten years ago.

## How long does caffeine work?

Half of the caffeine is gone after 5 hours, and 25% is left after 10 hours. It reaches the blood within 15 minutes and works best after 45 minutes. Sleep is 20% shorter on days with 3 cups or more.

## What does it cost?

A cup made at home costs 30 cents, and one from a shop costs 4 dollars. Over a year, that is a difference of 1,350 dollars. Households spend 2.4% of their food budget on coffee.`,
};
