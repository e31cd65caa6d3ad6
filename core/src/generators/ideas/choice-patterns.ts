/** Eight ideas for topics where readers choose, buy or visit something. */
import { CHOOSING, EXPERTS, FAQ, FIRST, MISTAKES, MYTHS, NUMBERS, TIPS } from "./idea-descriptions.ts";
import { readPatterns } from "./idea-pattern.ts";

export const PRICE = readPatterns(
  `
Guide | People who plan a budget | {S}: A Simple Guide | Explain what the price depends on. Give a range with its source and date, and say when it was last checked. | 
Explainer | People new to the topic | What {C} Depend On // {S}: What to Expect | ${FIRST} | average {own}
FAQ | People with one question | {S}: Frequently Asked Questions | ${FAQ} | 
Mistakes | People who compare offers | {S}: Hidden Extras to Watch For | List what offers often leave out. Say where to find each item in a quote or a contract. | 
Checklist | People who want to act now | {S}: Questions to Ask Before You Pay | ${CHOOSING} | 
Tips | People on a budget | {S}: Ways to Save | Collect ways to save that you have tried or can source. Say what each one costs in time or quality. | 
Interview | People who want an informed opinion | {S}: Expert Advice | ${EXPERTS} | 
Data roundup | Writers, journalists and analysts | {S}: Facts and Figures | ${NUMBERS} | `,
  ["Guide", "Tips"],
);

export const CHOICE = readPatterns(
  `
Comparison | People who have to choose | {S}: Options Compared | Set your criteria first, then compare every option on each one in a table. Say for whom each option is right. | comparison
Guide | First-time buyers and beginners | How to Choose {C} // {S}: How to Choose | Explain what to decide first and what can wait. End with a recommendation for each kind of reader. | 
Explainer | People new to the topic | What to Look For in {C} // {S}: What to Look For | Explain which features matter and which do not. Give an example for each one. | 
FAQ | People with one question | {S}: Frequently Asked Questions | Collect real questions from support emails, sales calls and search suggestions. Answer each one in one or two sentences. | 
Pros and cons | Careful readers | {S}: Pros and Cons of Each Option | List the strengths and weaknesses of each option. Give a source or your own experience for each point. | reviews
Checklist | People who want to act now | {S}: A Checklist for Choosing | ${CHOOSING} | checklist
Mistakes | People who have chosen before | Mistakes to Avoid When You Choose {C} // {S}: Common Mistakes When Choosing | ${MISTAKES} | 
Expert picks | People who want an informed opinion | {S}: Expert Picks | Ask several people with experience for their choice and their reason. Print their names and roles. | `,
  ["Checklist"],
);

/** Products, and topics that are reviews of one. */
export const PRODUCT = readPatterns(
  `
Buyer's guide | First-time buyers | {S}: A Buyer's Guide | Explain what to decide first and what can wait. End with a recommendation for each kind of buyer. | buying guide
Comparison | People who have to choose | {S}: Options Compared | Set your criteria first, then compare every option on each one in a table. Say for whom each option is right. | comparison
Explainer | People new to the topic | What to Look For in {C} // {S}: What to Look For | Explain which features matter and which do not. Give an example for each one. | features
FAQ | People with one question | {S}: Frequently Asked Questions | ${FAQ} | faq
Mistakes | People who have bought before | Mistakes to Avoid When You Buy {C} // {S}: Common Buying Mistakes | ${MISTAKES} | mistakes
Checklist | People who want to act now | Before You Buy {C}: A Checklist // {S}: A Checklist for Choosing | ${CHOOSING} | checklist
Tips | Owners | Useful {+tips} // {S}: Practical Tips | ${TIPS} | tips
Myth check | Skeptical readers | {+myths}, Checked Against the Sources // {S}: Myths and Facts | ${MYTHS} | myths`,
  ["Buyer's guide", "Checklist", "Tips"],
);

/** Collections to pick from, such as "gift ideas for dads" or "vegan recipes". */
export const COLLECTION = readPatterns(
  `
List | Busy readers | {S}: A Short List to Start With | Put the best ones first. Explain each one in two or three sentences and say whom it suits. | best {own}
Guide | Beginners | {S}: How to Choose | Explain what to decide first and what can wait. End with a recommendation for each kind of reader. | 
FAQ | People with one question | {S}: Frequently Asked Questions | Collect real questions from support emails, forums and search suggestions. Answer each one in one or two sentences. | 
Mistakes | People who have chosen before | {S}: Common Mistakes When Choosing | ${MISTAKES} | 
Checklist | People who want to act now | {S}: A Checklist for Choosing | ${CHOOSING} | 
Expert picks | People who want an informed opinion | {S}: Expert Picks | Ask several people with experience for their choice and their reason. Print their names and roles. | 
Budget guide | People on a budget | {S} on a Small Budget | List free and cheap options. Give each price with the date you checked it. | cheap {own}
Tips | People who want better results | {S}: Practical Tips | ${TIPS} | `,
  ["Checklist", "Tips"],
);

export const VISIT = readPatterns(
  `
Guide | First-time visitors | {S}: A Practical Guide | Sort the ideas by area and by time needed. Say how to get there and what to book in advance. | guide
Summary | Busy readers | {S}: The Highlights | List your top choices, one sentence each. Say why each one is worth the time. | best {own}
Mistakes | First-time visitors | {S}: Common Mistakes Visitors Make | ${MISTAKES} | 
Checklist | People who plan ahead | {S}: A Planning Checklist | List what to book, pack and check before the trip. Say when each item is due. | 
Itinerary | People with little time | {S} in One Day | Plan one day hour by hour, with walking times. Test the route yourself. | {own} in one day
Budget guide | People on a budget | {S} on a Small Budget | List free and cheap options. Give each price with the date you checked it. | free {own}, cheap {own}
Interview | People who want local knowledge | {S}: Local Favorites | Ask several locals for their favorites. Print their names, and say what each one likes about the place. | 
Alternatives | Repeat visitors | {S}: What to Skip and What to Do Instead | Name crowded or overpriced places and give an alternative for each. Say when you were there. | `,
  ["Guide"],
);
