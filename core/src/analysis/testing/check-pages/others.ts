/** News, forums, references, recipes, and texts that go wrong in one way. */
import type { WrittenPage } from "./written-page.ts";

export const library: WrittenPage = {
  path: "/news/2026/09/15/library-opens-on-sundays",
  section: "News",
  text: `
# Town library to open on Sundays from October

By John Smith

Published September 15, 2026

The town library will open on Sundays from October 4, the council said on Monday. It will be open from 10 a.m. to 4 p.m. and close on Mondays instead.

The council voted 9 to 4 for the change on Monday evening after two hours of debate. A spokesperson said that the library would hire two people for the weekend.

“Many families only have time on Sundays,” said Mary Major, who chairs the culture committee. “Now they can come together.”

Opponents had asked for longer hours during the week. “Students need the evenings,” council member Richard Roe said before the vote.

The trial will last until the end of March, officials said. After that, the council will decide whether the new hours stay.`,
};

export const thread: WrittenPage = {
  path: "/forum/thread/4711-kettle-smells-of-plastic",
  section: "Forum",
  text: `
# New kettle smells of plastic, any ideas?

user1 posted 2 days ago. Member, 14 posts

Hi all, I bought a new kettle last week and the water tastes of plastic. I boiled it three times and it's still there. Anyone else had this? Thanks!

user2 replied 2 days ago. Senior member, 820 posts

Mine did that too. I filled it with water and the juice of a lemon, boiled it and left it overnight. After that it was gone. Hope this helps.

user3 replied 1 day ago. Member, 33 posts

+1 for lemon. IMO vinegar works as well but then the kitchen smells lol.

user1 replied 1 day ago. Member, 15 posts

Thanks guys, lemon did it! Marked as solved.

Quote. Reply. Report. Like. 3 users liked this post. Log in to post a reply.`,
};

export const apiPage: WrittenPage = {
  path: "/docs/api/timers",
  section: "Docs",
  text: `
# Timer class

The Timer class counts down a number of seconds and calls a function at the end.

## Syntax

new Timer(seconds, callback)

## Parameters

| Parameter | Type | Default | Description |
| seconds | number | required | How many seconds to count down |
| callback | function | null | The function that is called at the end |
| repeat | boolean | false | Whether the timer starts again |

## Methods

| Method | Returns | Description |
| start() | void | Starts the timer |
| stop() | number | Stops the timer and returns the seconds that are left |
| reset() | void | Sets the timer to its first value |

## Return value

A Timer object. If seconds is not a number, the constructor throws an error.

## See also

[Clock class](/docs/api/clocks), [Date class](/docs/api/dates)`,
};

export const pancakes: WrittenPage = {
  path: "/recipes/pancakes",
  section: "Recipes",
  text: `
# Simple pancakes

Prep time: 5 minutes. Cook time: 15 minutes. Servings: 4.

## Ingredients

- 2 cups flour
- 2 eggs
- 1 1/2 cups milk
- 1 tablespoon sugar
- 1 teaspoon baking powder
- 1 pinch of salt
- Butter for the pan

## Instructions

1. Whisk the flour, sugar, baking powder and salt in a bowl.
2. Add the eggs and the milk and stir until the batter is smooth.
3. Melt a little butter in a pan over medium heat.
4. Pour in a ladle of batter and bake it until bubbles appear.
5. Turn the pancake and bake the other side for one minute.
6. Serve with maple syrup.`,
};

/** Written for a search engine of long ago. */
export const stuffedPage: WrittenPage = {
  path: "/blog/cheap-steel-kettle",
  section: "Blog",
  text: `
# Cheap steel kettle: the best cheap steel kettle guide

If you look for a cheap steel kettle, this cheap steel kettle guide is for you. A cheap steel kettle is a good choice, and the best cheap steel kettle is easy to find if you know where a cheap steel kettle is sold.

## Why buy a cheap steel kettle?

A cheap steel kettle boils water like any other kettle. Many people who buy a cheap steel kettle are happy with their cheap steel kettle. With a cheap steel kettle you save money, and a cheap steel kettle is easy to clean. That is why a cheap steel kettle is popular.

## How to choose a cheap steel kettle

To choose a cheap steel kettle, look at the size of the cheap steel kettle first. A cheap steel kettle for one person can be small. A cheap steel kettle for a family should be larger. The price of a cheap steel kettle depends on the shop that sells the cheap steel kettle.

## Where to find a cheap steel kettle

You can find a cheap steel kettle in any shop that has a cheap steel kettle in stock. A cheap steel kettle online may cost less than a cheap steel kettle in a store. Compare each cheap steel kettle before you order a cheap steel kettle.

## Cheap steel kettle: conclusion

A cheap steel kettle is the best cheap steel kettle if the cheap steel kettle fits your kitchen. Buy a cheap steel kettle today.`,
};

/** Begins with its subject and ends somewhere else. */
export const wandering: WrittenPage = {
  path: "/blog/how-to-store-bread",
  section: "Blog",
  text: `
# How to store bread so that it stays fresh

Bread is a big part of our lives. But before we come to that, let me tell you about our holiday in the mountains, because so much has happened since the last post.

## Our holiday

We drove for nine hours with two children and a dog. The car broke down near the border, and a friendly farmer towed us to his yard with a tractor. We stayed for three nights, and the children learned to milk goats. The dog was afraid of the geese.

## My new job

In September I started a new job in an office by the river. My colleagues are very nice, and there is a good canteen. I take the tram in the morning and walk home in the evening. The view from my desk is lovely.

## Football

On Saturdays we play football with the neighbours. We lost most of our matches, but the new shirts look great. If you live nearby and like to run, come and join us. We meet at ten behind the school.

## A word on phones

Do you also look at your phone too often? I have decided to leave mine in a drawer after dinner. It is harder than I thought, but the evenings are longer.`,
};
