/** Ten ideas for each kind of topic. They claim nothing: the writer brings the facts. */
import {
  BASICS,
  CHECKLIST,
  CHOOSING,
  EXPERTS,
  FAQ,
  FIRST,
  MISTAKES,
  MYTHS,
  NUMBERS,
  TERMS,
  TIPS,
} from "./idea-descriptions.ts";
import { readPatterns } from "./idea-pattern.ts";

export const THING = readPatterns(
  `
Guide | Beginners | {S}: A Beginner's Guide | ${BASICS} | guide, for beginners
Explainer | People new to the topic | {S}: What to Know First | ${FIRST} | explained, basics
FAQ | People with one question | {S}: Frequently Asked Questions | ${FAQ} | faq
Mistakes | People who have tried before | {S}: Common Mistakes and How to Avoid Them | ${MISTAKES} | mistakes
Checklist | People who want to act now | {S}: A Practical Checklist | ${CHECKLIST} | checklist
Myth check | Skeptical readers | {S}: Myths and Facts | ${MYTHS} | myths, facts
Tips | Busy readers | {S}: Practical Tips | ${TIPS} | tips
Interview | People who want an informed opinion | {S}: Expert Advice | ${EXPERTS} | advice
Data roundup | Writers, journalists and analysts | {S}: Facts and Figures | ${NUMBERS} | statistics
Glossary | Newcomers and new hires | {S}: Key Terms Explained | ${TERMS} | glossary`,
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
Explainer | People new to the topic | What to Know Before You {a} | ${FIRST} | best way to {a}
FAQ | People with one question | How to {a}: Frequently Asked Questions | ${FAQ} | 
Mistakes | People who have tried before | How to {a}: Common Mistakes and How to Avoid Them | ${MISTAKES} | mistakes when {doing}
Checklist | Busy readers | How to {a}: A Practical Checklist | ${CHECKLIST} | 
Tips | People who want better results | How to {a}: Practical Tips | ${TIPS} | tips for {doing}
Interview | People who want an informed opinion | How to {a}: Expert Advice | ${EXPERTS} | best way to {a}
Timeline | People who plan ahead | How Long Does It Take to {a}? | Show the stages in order and how long each one takes. Say where the times come from and what changes them. | how long does it take to {a}
Myth check | Skeptical readers | How to {a}: Myths and Facts | ${MYTHS} | `,
  ["Guide", "Checklist", "Tips"],
);

export const VERSUS = readPatterns(
  `
Comparison | People who have to choose | {V}: Which Is {better} for You? | Set your criteria first, then compare both on each one in a table. Say for whom each choice is right. | 
Explainer | People new to the topic | {V}: Key Differences Explained | Explain each side in two sentences, then list the differences that matter in practice. | differences
Guide | Beginners | {V}: A Beginner's Guide | Explain the basics in plain language. Start with a two-sentence answer, then show one real example and name your sources. | explained
FAQ | People with one question | {V}: Frequently Asked Questions | Collect real questions from support emails, sales calls and search suggestions. Answer each one in one or two sentences. | 
Pros and cons | Careful readers | {V}: Pros and Cons | List the strengths and weaknesses of each side. Give a source or your own experience for each point. | pros and cons
Checklist | People who want to act now | {O}? A Checklist for Choosing | ${CHOOSING} | 
Mistakes | People who have chosen before | {V}: Common Mistakes When Choosing | ${MISTAKES} | 
Myth check | Skeptical readers | {V}: Myths and Facts | Collect claims people repeat and check each one. Link the source, and say so where you find none. | 
Interview | People who want an informed opinion | {V}: Expert Advice | Ask several practitioners which one they use and why. Print their names and roles, and point out where they disagree. | 
Data roundup | Writers, journalists and analysts | {V}: Facts and Figures | Collect published numbers, each with its source and year. Add a number of your own if you have one. | `,
  ["Guide"],
);

export const QUESTION = readPatterns(
  `
Explainer | People new to the topic | {Q} The Short Answer | Answer the question in the first two sentences. Then give the reasons and name your sources. | 
Guide | Beginners | {Q} A Simple Explanation | Explain the answer in plain language. Define every term and show one real example. | 
FAQ | People with one question | {Q} And Other Common Questions | Collect the questions people ask next. Answer each one in one or two sentences. | 
Summary | Busy readers | {Q} Key Facts at a Glance | List the facts that make up the answer, one sentence each, with a source for every number. | 
Deep dive | Readers who want the background | {Q} A Closer Look | Explain what the answer depends on, step by step. Show where it does not apply. | 
Interview | People who want an informed opinion | {Q} What Experts Say | Ask several experts this question. Print their names and roles, and point out where they disagree. | 
Data roundup | Writers, journalists and analysts | {Q} What the Data Says | Collect published numbers, each with its source and year. Say what they do not show. | 
Myth check | Skeptical readers | {Q} Myths and Facts | Collect claims people repeat and check each one. Link the source, and say so where you find none. | 
Misunderstandings | People who have read about it before | {Q} Common Misunderstandings | Describe what people often get wrong and why. Correct each point with a source. | 
Infographic | Visual learners | {Q} The Answer in One Infographic | Show the answer in one chart or drawing. Put the main point in its title and the source below it. | `,
  ["Guide"],
);

/** Replaces some of the titles of `ACTION` for actions without a clear start or end, such as "avoid burnout". */
export const ONGOING = readPatterns(
  `
Guide | Beginners | How to {a}: A Practical Guide | ${BASICS} | best way to {a}
Explainer | People new to the topic | How to {a}: What to Know First | ${FIRST} | 
Mistakes | People who have tried before | How to {a}: Common Mistakes | ${MISTAKES} | 
Timeline | Readers who want evidence | How to {a}: What the Research Says | Collect studies and link each one. Say how many people took part and what the study does not show. | `,
  ["Guide"],
);
