/** Descriptions that several idea patterns share: what to research and how to write it. */

export const BASICS =
  "Explain the basics[ of {s}] in plain language. Start with a two-sentence answer, then show one real example and name your sources.";
export const FIRST =
  "Answer the first questions newcomers have[ about {s}]. List them before you write, and answer each one in its first sentence.";
export const FAQ =
  "Collect real questions[ about {s}] from support emails, sales calls and search suggestions. Answer each one in one or two sentences.";
export const MISTAKES =
  "Describe mistakes you have seen yourself. For each one, say how to notice it and how to fix it.";
export const CHECKLIST =
  "Turn the topic into steps readers can check off. Keep each item to one action and say why it matters.";
export const MYTHS =
  "Collect claims people repeat[ about {s}] and check each one. Link the source, and say so where you find none.";
export const TIPS =
  "Collect tips from people with first-hand experience[ of {s}]. Say who gave each tip and why it works.";
export const EXPERTS =
  "Ask several practitioners the same questions[ about {s}]. Print their names and roles, and point out where they disagree.";
export const NUMBERS =
  "Collect published numbers[ on {s}], each with its source and year. Add a number of your own if you have one.";
export const CHOOSING =
  "List what to check before choosing. Keep each item to one question and say why it matters.";
