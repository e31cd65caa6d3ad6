/**
 * The kinds of piece that a topic can become: what it is called, whom it is for, how its title can read, what it answers
 * and which evidence to gather. No numbers, no claims: whoever writes it brings those.
 */
import type { Archetype, ArchetypeId } from "./archetype.ts";

export const ARCHETYPES: Record<ArchetypeId, Archetype> = {
  explainer: {
    contentType: "Explainer",
    audience: "Newcomers",
    titles: {
      label: [
        ({ S }) => `${S} Explained in Plain Words`,
        ({ S }) => `${S}: The Basics, With One Worked Example`,
      ],
      fluent: [
        ({ S }) => `What to Know About ${S} Before You Start`,
        ({ S }) => `${S} Explained for Complete Newcomers`,
      ],
      action: [({ a, For }) => `What to Know Before You ${a}: A Primer${For}`],
      versus: [({ X, Y, For }) => `${X} and ${Y} Explained${For}: What Each One Is For`],
      whole: [({ Q, For }) => `${Q} The Evidence in Short${For}`],
    },
    descriptions: [
      (s) =>
        `Answers the first question of anyone new to ${s}. Gather one definition with its source, one worked example and the terms a reader meets next.`,
      (s) =>
        `Puts ${s} into words that a newcomer can repeat. Open with a two-sentence answer, then show one real example and name the source of every figure.`,
    ],
    searches: (k) => [`${k} explained`, `${k} basics`, `${k} meaning`, `${k} for beginners`],
  },
  "how-to": {
    contentType: "How-to guide",
    audience: "People about to do it",
    titles: {
      label: [
        ({ S }) => `${S}: A Step-by-Step Guide`,
        ({ S }) => `${S} From Start to Finish: The Steps in Order`,
      ],
      fluent: [
        ({ S }) => `How to Get Started With ${S}, Step by Step`,
        ({ S }) => `Your First Week With ${S}: What to Do and in Which Order`,
      ],
      action: [
        ({ a, For }) => `How to ${a}: A Step-by-Step Guide${For}`,
        ({ a, For }) => `How to ${a} From Start to Finish: A Walkthrough${For}`,
      ],
      versus: [({ X, Y, For }) => `How to Choose Between ${X} and ${Y}${For}, Step by Step`],
      whole: [({ Q }) => `${Q} How to Find Out for Yourself, Step by Step`],
    },
    descriptions: [
      (s) =>
        `Answers how to begin with ${s}, in which order, and how to tell that it worked. Do it yourself once, keep a photo or a screenshot of each step, and note the time it took.`,
      (s) =>
        `Takes the reader through ${s} one step at a time. Say what is needed first, put one action in each step, and show the finished result.`,
    ],
    searches: (k) => [`${k} step by step`, `${k} tutorial`, `how to start with ${k}`, `${k} instructions`],
  },
  comparison: {
    contentType: "Comparison",
    audience: "Decision makers",
    titles: {
      label: [
        ({ S }) => `${S}: The Main Options Side by Side`,
        ({ S }) => `${S}: Which Option Fits Which Need`,
      ],
      fluent: [],
      action: [({ a }) => `Different Ways to ${a}, Compared Side by Side`],
      versus: [
        ({ a, For }) => `${a}${For}: One Table, Plain Criteria`,
        ({ X, Y, For }) => `${X} or ${Y}${For}? Which One Fits Which Need`,
      ],
      whole: [({ Q }) => `${Q} Competing Views, Compared Side by Side`],
    },
    descriptions: [
      (s) =>
        `Answers which option to take when people look into ${s}. Fix your criteria before you look, test or read up on every option the same way, and put the result in one table with dates.`,
      (s) =>
        `Helps someone who has to decide about ${s}. List what each option is good for, what it is not good for, and where each fact comes from.`,
    ],
    searches: (k) => [`${k} comparison`, `${k} options`, `${k} pros and cons`, `${k} alternatives`],
  },
  checklist: {
    contentType: "Checklist",
    audience: "Busy teams",
    titles: {
      label: [
        ({ S }) => `${S}: A Checklist to Work Through`,
        ({ S }) => `${S} Checklist: What to Check and Why`,
      ],
      fluent: [({ S }) => `Before You Commit to ${S}: A Checklist`],
      compound: (an) => `${an} Checklist You Can Print and Tick Off`,
      action: [({ a, For }) => `Before You ${a}: A Checklist${For}`],
      versus: [({ X, Y, For }) => `${X} or ${Y}: A Checklist${For} Before You Choose`],
      whole: [({ Q, For }) => `${Q} A Checklist${For} to Test It Yourself`],
    },
    descriptions: [
      (s) =>
        `Answers what must not be forgotten with ${s}. Collect the points from people who do it every week, say why each one matters, and offer the list as a file.`,
      (s) =>
        `Turns ${s} into points that can be ticked off. Keep each point to one action, put them in working order, and mark the ones that are often missed.`,
    ],
    searches: (k) => [`${k} checklist`, `${k} requirements`, `${k} template`, `what to check for ${k}`],
  },
  study: {
    contentType: "Data study",
    audience: "Journalists and analysts",
    titles: {
      label: [
        ({ S }) => `${S}: Run Your Own Survey and Publish the Numbers`,
        ({ S }) => `${S} in Figures: A Study of Your Own Data`,
      ],
      fluent: [({ S }) => `What Your Customers Say About ${S}: A Survey`],
      action: [({ a }) => `How People Really ${a}: A Survey of Your Own`],
      versus: [({ X, Y, For }) => `${X} or ${Y}${For}? Run Your Own Survey and Publish It`],
      whole: [({ Q }) => `${Q} A Survey of Your Own Readers`],
    },
    descriptions: [
      (s) =>
        `Answers what is really the case with ${s}, in figures nobody else has. Ask your own customers or count your own records, then publish the questions, the sample and the date with the result.`,
      (s) =>
        `Gives others a number about ${s} to cite. Say how it was measured and on how many cases, show the raw table, and name what it does not prove.`,
    ],
    searches: (k) => [`${k} statistics`, `${k} survey`, `${k} data`, `${k} trends`],
  },
  faq: {
    contentType: "FAQ hub",
    audience: "People with one question",
    titles: {
      label: [
        ({ S }) => `${S}: The Questions Readers Ask, Answered`,
        ({ S }) => `${S} FAQ: Short Answers With Their Sources`,
      ],
      fluent: [({ S }) => `Questions People Ask About ${S}, Answered One by One`],
      action: [({ a, For }) => `Questions People Ask Before They ${a}: An FAQ${For}`],
      versus: [({ a }) => `${a}: The Questions People Ask, Answered`],
      whole: [({ Q, For }) => `${Q} An FAQ${For} on What Readers Ask Next`],
    },
    descriptions: [
      (s) =>
        `Answers the questions about ${s} that reach your inbox. Take them word for word from support mails, sales calls and search suggestions, and answer each in its first sentence.`,
      (s) =>
        `Collects the small questions about ${s} in one place. One question, one heading, one short answer, one link to the long one.`,
    ],
    searches: (k) => [`${k} faq`, `${k} questions`, `${k} answers`, `${k} help`],
  },
  mistakes: {
    contentType: "Mistakes and fixes",
    audience: "People who have tried before",
    titles: {
      label: [({ S }) => `${S}: Mistakes to Avoid and How to Fix Them`],
      fluent: [
        ({ S }) => `Where People Go Wrong With ${S}, and the Fix for Each`,
        ({ S }) => `Mistakes With ${S} That Are Easy to Avoid`,
      ],
      action: [({ a, For }) => `Mistakes to Avoid When You ${a}: A List${For}`],
      versus: [({ X, Y, For }) => `Mistakes to Avoid When You Choose Between ${X} and ${Y}${For}`],
      whole: [({ Q }) => `${Q} Common Errors and How to Avoid Them`],
    },
    descriptions: [
      (s) =>
        `Answers what went wrong the first time with ${s}. Describe each mistake by how it shows, say what causes it, and give the repair with a before and an after.`,
      (s) =>
        `Saves the reader a second failed try with ${s}. Use mistakes you made or saw yourself, and say what each one cost.`,
    ],
    searches: (k) => [`${k} mistakes to avoid`, `${k} problems`, `${k} troubleshooting`, `${k} tips`],
  },
  case: {
    contentType: "Case study",
    audience: "Buyers who want proof",
    titles: {
      label: [
        ({ S }) => `${S} in Practice: One Case From Start to Finish`,
        ({ S }) => `${S}: A Case Study With the Numbers Before and After`,
      ],
      fluent: [({ S }) => `What One Team Learned From ${S}: A Case Study`],
      action: [({ a, For }) => `One Attempt to ${a}, From Start to Finish: A Case Study${For}`],
      versus: [({ X, Y }) => `From ${X} to ${Y}: A Case Study of One Switch`],
      whole: [({ Q }) => `${Q} One Real Case From Start to Finish`],
    },
    descriptions: [
      (s) =>
        `Answers what changes once someone takes up ${s}. Ask one customer or colleague for permission, write down the starting point, what was done and the result, and include what did not work.`,
      (s) =>
        `Shows ${s} in one real setting instead of in theory. Give dates, figures from before and after, and a quotation that the person has approved.`,
    ],
    searches: (k) => [`${k} case study`, `${k} results`, `${k} example`, `${k} success story`],
  },
  template: {
    contentType: "Template",
    audience: "People who want a head start",
    titles: {
      label: [({ S }) => `${S}: A Template to Copy and Adapt`],
      fluent: [],
      compound: (an) => `${an} Template to Copy and Adapt`,
      action: [({ a, For }) => `A Plan to ${a}: A Template${For}`],
      versus: [({ X, Y, For }) => `${X} or ${Y}: A Decision Template${For} to Copy`],
      whole: [({ Q, For }) => `${Q} A Worksheet${For} to Think It Through`],
    },
    descriptions: [
      (s) =>
        `Answers what a good start with ${s} looks like on paper. Share the file you really use, filled in once and once empty, and explain each field in a sentence.`,
    ],
    searches: (k) => [`${k} template`, `${k} worksheet`, `${k} plan`, `${k} sample`],
  },
  myths: {
    contentType: "Myth check",
    audience: "Skeptical readers",
    titles: {
      label: [({ S }) => `${S}: Claims People Repeat, Checked One by One`],
      fluent: [({ S }) => `What People Get Wrong About ${S}, Checked Against Sources`],
      action: [({ a }) => `Advice on How to ${a}, Checked: What Holds Up`],
      versus: [({ a }) => `${a}: Claims People Repeat, Checked`],
      whole: [({ Q }) => `${Q} Common Claims, Checked One by One`],
    },
    descriptions: [
      (s) =>
        `Answers which advice about ${s} holds up. Quote each claim with the place you found it, look for the study behind it, and say plainly where there is none.`,
    ],
    searches: (k) => [`${k} myths`, `${k} facts`, `${k} misconceptions`, `truth about ${k}`],
  },
  glossary: {
    contentType: "Glossary",
    audience: "Newcomers and new hires",
    titles: {
      label: [({ S }) => `${S}: The Terms You Will Meet, Defined`],
      fluent: [({ S }) => `The Vocabulary of ${S}, in One Sentence per Term`],
      action: [({ a, For }) => `Terms to Know Before You ${a}: A Glossary${For}`],
      versus: [({ X, Y }) => `${X} and ${Y}: The Terms to Know`],
      whole: [({ Q }) => `${Q} The Terms to Know First`],
    },
    descriptions: [
      (s) =>
        `Answers what the words around ${s} mean. Define each term in one sentence that can stand alone, add an example, and link the terms to each other.`,
    ],
    searches: (k) => [`${k} glossary`, `${k} terms`, `${k} definition`, `${k} vocabulary`],
  },
  interview: {
    contentType: "Interview",
    audience: "Peers in the field",
    titles: {
      label: [({ S }) => `${S}: The Same Questions to Several Practitioners`],
      fluent: [({ S }) => `What Practitioners Say About ${S}: Interviews`],
      action: [({ a }) => `How Practitioners ${a}: Interviews With Several of Them`],
      versus: [({ X, Y }) => `${X} or ${Y}? Practitioners Explain Their Choice`],
      whole: [({ Q }) => `${Q} What Practitioners Say`],
    },
    descriptions: [
      (s) =>
        `Answers how people with experience go about ${s}. Put the same questions to everyone, print names and roles with permission, and point out where the answers disagree.`,
    ],
    searches: (k) => [`${k} experts`, `${k} advice`, `${k} interview`, `${k} best practices`],
  },
};
