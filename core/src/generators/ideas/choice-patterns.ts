/** Ten ideas for topics where readers choose, buy or visit something. */
import { CHOOSING, EXPERTS, FAQ, FIRST, MISTAKES, MYTHS, NUMBERS, TERMS, TIPS } from "./idea-descriptions.ts";
import { readPatterns } from "./idea-pattern.ts";

export const PRICE = readPatterns(
  `
Guide | People who plan a budget | {S}: A Simple Guide | Explain what the price depends on. Give a range with its source and date, and say when it was last checked. | 
Explainer | People new to the topic | {S}: What to Expect | ${FIRST} | 
FAQ | People with one question | {S}: Frequently Asked Questions | ${FAQ} | 
Mistakes | People who compare offers | {S}: Hidden Extras to Watch For | List what offers often leave out. Say where to find each item in a quote or a contract. | 
Checklist | People who want to act now | {S}: Questions to Ask Before You Pay | ${CHOOSING} | 
Myth check | Skeptical readers | {S}: Myths and Facts | ${MYTHS} | 
Tips | People on a budget | {S}: Ways to Save | Collect ways to save that you have tried or can source. Say what each one costs in time or quality. | 
Interview | People who want an informed opinion | {S}: Expert Advice | ${EXPERTS} | 
Data roundup | Writers, journalists and analysts | {S}: Facts and Figures | ${NUMBERS} | 
Glossary | Newcomers | {S}: Key Terms Explained | ${TERMS} | `,
  ["Guide", "Tips"],
);

export const CHOICE = readPatterns(
  `
Comparison | People who have to choose | {S}: Options Compared | Set your criteria first, then compare every option on each one in a table. Say for whom each option is right. | comparison
Guide | First-time buyers and beginners | {S}: How to Choose | Explain what to decide first and what can wait. End with a recommendation for each kind of reader. | 
Explainer | People new to the topic | {S}: What to Look For | Explain which features matter and which do not. Give an example for each one. | 
FAQ | People with one question | {S}: Frequently Asked Questions | Collect real questions from support emails, sales calls and search suggestions. Answer each one in one or two sentences. | 
Pros and cons | Careful readers | {S}: Pros and Cons of Each Option | List the strengths and weaknesses of each option. Give a source or your own experience for each point. | 
Checklist | People who want to act now | {S}: A Checklist for Choosing | ${CHOOSING} | checklist
Mistakes | People who have chosen before | {S}: Common Mistakes When Choosing | ${MISTAKES} | 
Expert picks | People who want an informed opinion | {S}: Expert Picks | Ask several people with experience for their choice and their reason. Print their names and roles. | 
Reader poll | People who trust other users | {S}: Reader Favorites | Ask your readers for their choice. Publish the question, the number of answers and the date with the result. | 
Data roundup | Writers, journalists and analysts | {S}: Facts and Figures | Collect published numbers, each with its source and year. Add a number of your own if you have one. | `,
  ["Checklist"],
);

/** Products, and topics that are reviews of one. */
export const PRODUCT = readPatterns(
  `
Buyer's guide | First-time buyers | {S}: A Buyer's Guide | Explain what to decide first and what can wait. End with a recommendation for each kind of buyer. | buying guide
Comparison | People who have to choose | {S}: Options Compared | Set your criteria first, then compare every option on each one in a table. Say for whom each option is right. | comparison
Explainer | People new to the topic | {S}: What to Look For | Explain which features matter and which do not. Give an example for each one. | features
FAQ | People with one question | {S}: Frequently Asked Questions | ${FAQ} | faq
Mistakes | People who have bought before | {S}: Common Buying Mistakes | ${MISTAKES} | mistakes
Checklist | People who want to act now | {S}: A Checklist for Choosing | ${CHOOSING} | checklist
Tips | Owners | {S}: Practical Tips | ${TIPS} | tips
Myth check | Skeptical readers | {S}: Myths and Facts | ${MYTHS} | myths
Interview | People who want an informed opinion | {S}: Expert Advice | ${EXPERTS} | reviews
Glossary | Newcomers | {S}: Key Terms Explained | ${TERMS} | explained`,
  ["Buyer's guide", "Checklist", "Tips"],
);

/** Collections to pick from, such as "gift ideas for dads" or "vegan recipes". */
export const COLLECTION = readPatterns(
  `
List | Busy readers | {S}: A Short List to Start With | Put the best ones first. Explain each one in two or three sentences and say whom it suits. | 
Guide | Beginners | {S}: How to Choose | Explain what to decide first and what can wait. End with a recommendation for each kind of reader. | 
Explainer | People new to the topic | {S}: What to Look For | Explain what makes a good choice and what does not matter. Give an example for each point. | 
FAQ | People with one question | {S}: Frequently Asked Questions | Collect real questions from support emails, forums and search suggestions. Answer each one in one or two sentences. | 
Mistakes | People who have chosen before | {S}: Common Mistakes When Choosing | ${MISTAKES} | 
Checklist | People who want to act now | {S}: A Checklist for Choosing | ${CHOOSING} | 
Expert picks | People who want an informed opinion | {S}: Expert Picks | Ask several people with experience for their choice and their reason. Print their names and roles. | 
Reader poll | People who trust other readers | {S}: Reader Favorites | Ask your readers for their choice. Publish the question, the number of answers and the date with the result. | 
Budget guide | People on a budget | {S}: Options for Small Budgets | List free and cheap options. Give each price with the date you checked it. | 
Tips | People who want better results | {S}: Practical Tips | ${TIPS} | `,
  ["Checklist", "Tips"],
);

export const VISIT = readPatterns(
  `
Guide | First-time visitors | {S}: A Practical Guide | Sort the ideas by area and by time needed. Say how to get there and what to book in advance. | guide
Summary | Busy readers | {S}: The Highlights | List your top choices, one sentence each. Say why each one is worth the time. | 
FAQ | People with one question | {S}: Frequently Asked Questions | Collect real questions from guests, forums and search suggestions. Answer each one in one or two sentences. | 
Mistakes | First-time visitors | {S}: Common Mistakes Visitors Make | ${MISTAKES} | 
Checklist | People who plan ahead | {S}: A Planning Checklist | List what to book, pack and check before the trip. Say when each item is due. | 
Itinerary | People with little time | {S}: A One-Day Itinerary | Plan one day hour by hour, with walking times. Test the route yourself. | 
Budget guide | People on a budget | {S}: A Guide for Small Budgets | List free and cheap options. Give each price with the date you checked it. | 
Interview | People who want local knowledge | {S}: Local Favorites | Ask several locals for their favorites. Print their names, and say what each one likes about the place. | 
Reader poll | People who trust other visitors | {S}: Reader Favorites | Ask your readers for their choice. Publish the question, the number of answers and the date with the result. | 
Alternatives | Repeat visitors | {S}: What to Skip and What to Do Instead | Name crowded or overpriced places and give an alternative for each. Say when you were there. | `,
  ["Guide"],
);
