/** Six to eight ideas for each kind of topic. They claim nothing: the writer brings the facts. */
import {
  BASICS,
  CHECKLIST,
  CHOOSING,
  FAQ,
  FIRST,
  MISTAKES,
  MYTHS,
  NUMBERS,
  TIPS,
} from "./idea-descriptions.ts";
import { readPatterns } from "./idea-pattern.ts";

export const THING = readPatterns(
  `
Guide | Beginners | {S}: A Beginner's Guide | ${BASICS} | guide, for beginners
Explainer | People new to the topic | What {is} {S}? The Short Answer and an Example // {S}: What to Know First | ${FIRST} | what {is} {own}, explained, basics
FAQ | People with one question | {S}: Frequently Asked Questions | ${FAQ} | faq
Mistakes | People who have tried before | Common {+mistakes} and How to Avoid Them // {S}: Common Mistakes and How to Avoid Them | ${MISTAKES} | mistakes
Checklist | People who want to act now | A Practical {+checklist} // {S}: A Practical Checklist | ${CHECKLIST} | checklist
Myth check | Skeptical readers | {+myths}, Checked Against the Sources // {S}: Myths and Facts | ${MYTHS} | myths, facts
Tips | Busy readers | Useful {+tips} // {S}: Practical Tips | ${TIPS} | tips
Data roundup | Writers, journalists and analysts | {+statistics} Worth Citing // {S}: Facts and Figures | ${NUMBERS} | statistics`,
  ["Guide", "Checklist", "Tips"],
);

/** Replaces a pattern whose words are already in the topic: "SEO checklist: A Practical Checklist". */
export const RESERVE = readPatterns(
  `
Resource list | People who want to learn more | {S}: Helpful Resources | Collect guides, tools and communities that helped you. Say in one sentence what each one is good for. | resources
Question list | People who talk to a professional | {S}: Questions to Ask an Expert | Write down what a newcomer would forget to ask. Say what a good answer sounds like. | questions`,
  [],
);

/** A list keeps the title it was given. */
export const LIST = readPatterns(
  "List | Busy readers | {G} | Put the most useful points first. Explain each one in two or three sentences, with an example from your own work. | ",
  ["List"],
);

export const ACTION = readPatterns(
  `
Step-by-step guide | People who want to start now | How to {a}: A Step-by-Step Guide | List what readers need, then give one action per step. Do it yourself once and show a photo or screenshot of each step. | how to {a} step by step
Guide | Beginners | How to {a}: A Beginner's Guide | ${BASICS} | how to {a} for beginners
Explainer | People new to the topic | What to Know Before You {a} | ${FIRST} | what to know before {doing}
FAQ | People with one question | How to {a}: Frequently Asked Questions | ${FAQ} | 
Mistakes | People who have tried before | Mistakes to Avoid When You {a} | ${MISTAKES} | mistakes when {doing}
Checklist | Busy readers | Before You {a}: A Checklist | ${CHECKLIST} | 
Tips | People who want better results | The Best Way to {a}: Practical Tips | ${TIPS} | best way to {a}, tips for {doing}
Timeline | People who plan ahead | How Long Does It Take to {a}? | Show the stages in order and how long each one takes. Say where the times come from and what changes them. | how long does it take to {a}`,
  ["Guide", "Checklist", "Tips"],
);

export const VERSUS = readPatterns(
  `
Comparison | People who have to choose | {V}: Which Is {better} for You? | Set your criteria first, then compare both on each one in a table. Say for whom each choice is right. | which is better {x} or {y}
Explainer | People new to the topic | {V}: Key Differences Explained | Explain each side in two sentences, then list the differences that matter in practice. | difference between {x} and {y}, differences
FAQ | People with one question | {O}? Common Questions Answered | Collect real questions from support emails, sales calls and search suggestions. Answer each one in one or two sentences. | {x} or {y}
Pros and cons | Careful readers | {V}: Pros and Cons | List the strengths and weaknesses of each side. Give a source or your own experience for each point. | pros and cons
Checklist | People who want to act now | {O}? A Checklist for Choosing | ${CHOOSING} | how to choose between {x} and {y}
Mistakes | People who have chosen before | {V}: Common Mistakes When Choosing | ${MISTAKES} | 
Myth check | Skeptical readers | {V}: Myths and Facts | Collect claims people repeat and check each one. Link the source, and say so where you find none. | 
Data roundup | Writers, journalists and analysts | {V} in Numbers | Collect published numbers, each with its source and year. Add a number of your own if you have one. | comparison`,
  ["Pros and cons"],
);

/** A question is one search, so only pieces that differ in more than their title. */
export const QUESTION = readPatterns(
  `
Explainer | People new to the topic | {Q} The Short Answer | Answer the question in the first two sentences. Then give the reasons and name your sources. | 
Guide | Beginners | {Q} A Simple Explanation | Explain the answer in plain language. Define every term and show one real example. | 
FAQ | People with one question | {Q} And Other Common Questions | Collect the questions people ask next. Answer each one in one or two sentences. | 
Deep dive | Readers who want the background | {Q} A Closer Look | Explain what the answer depends on, step by step. Show where it does not apply. | 
Data roundup | Writers, journalists and analysts | {Q} What the Data Says | Collect published numbers, each with its source and year. Say what they do not show. | 
Myth check | Skeptical readers | {Q} Myths and Facts | Collect claims people repeat and check each one. Link the source, and say so where you find none. | `,
  ["Guide"],
);

/** Replaces some of the titles of `ACTION` for actions without a clear start or end, such as "avoid burnout". */
export const ONGOING = readPatterns(
  `
Guide | Beginners | How to {a}: A Practical Guide | ${BASICS} | best way to {a}
Explainer | People new to the topic | How to {a}: What to Know First | ${FIRST} | 
Mistakes | People who have tried before | How to {a}: Common Mistakes | ${MISTAKES} | 
Checklist | Busy readers | How to {a}: A Practical Checklist | ${CHECKLIST} | 
Timeline | Readers who want evidence | How to {a}: What the Research Says | Collect studies and link each one. Say how many people took part and what the study does not show. | `,
  ["Guide"],
);
