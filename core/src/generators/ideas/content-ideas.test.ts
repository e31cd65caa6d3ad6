import { expect, test } from "vitest";
import { checkIdeas } from "../check-generated.ts";
import { GENERATED, ideasFor, mistakesIn } from "../testing/topics.ts";
import { contentIdeasFromTemplates } from "./content-ideas.ts";

const titles = (topic: string, niche = "") => ideasFor(topic, niche).map(({ title }) => title);

test("every topic gets ten different ideas without language mistakes", () => {
  for (const { request, ideas } of GENERATED) {
    expect(ideas, request.topic).toHaveLength(10);
    expect(new Set(ideas.map(({ title }) => title)).size).toBe(10);
    expect(new Set(ideas.map(({ contentType }) => contentType)).size).toBe(10);
    expect(
      ideas.flatMap(({ title, description }) => [...mistakesIn(title), ...mistakesIn(description)]),
    ).toEqual([]);
    expect(checkIdeas(ideas, request)).toEqual([]);
  }
});

test("a thing comes unchanged before a colon", () => {
  expect(titles("tax deadlines 2026")).toEqual([
    "Tax Deadlines 2026: A Beginner's Guide",
    "Tax Deadlines 2026: What to Know First",
    "Tax Deadlines 2026: Frequently Asked Questions",
    "Tax Deadlines 2026: Common Mistakes and How to Avoid Them",
    "Tax Deadlines 2026: A Practical Checklist",
    "Tax Deadlines 2026: Myths and Facts",
    "Tax Deadlines 2026: Practical Tips",
    "Tax Deadlines 2026: Expert Advice",
    "Tax Deadlines 2026: Facts and Figures",
    "Tax Deadlines 2026: Key Terms Explained",
  ]);
});

test.each([
  ["how to train a puppy", "How to Train a Puppy: A Step-by-Step Guide"],
  ["how to train a puppy", "What to Know Before You Train a Puppy"],
  ["lose weight", "How Long Does It Take to Lose Weight?"],
  ["stop snoring", "How to Stop Snoring: What the Research Says"],
  ["how to avoid burnout", "How to Avoid Burnout: What to Know First"],
  ["xero vs quickbooks", "Xero vs. QuickBooks: Which Is Better for You?"],
  ["xero vs quickbooks", "Xero or QuickBooks? A Checklist for Choosing"],
  ["react vs vue vs angular", "React, Vue or Angular? A Checklist for Choosing"],
  ["why do cats purr", "Why Do Cats Purr? And Other Common Questions"],
  ["best time to visit Japan", "Best Time to Visit Japan: Frequently Asked Questions"],
  ["best CRM for small law firms 2026", "Best CRM for Small Law Firms 2026: Options Compared"],
  ["espresso machines", "Espresso Machines: A Buyer's Guide"],
  ["dental implants cost", "Dental Implants Cost: Ways to Save"],
  ["gift ideas for dads", "Gift Ideas for Dads: Expert Picks"],
  ["things to do in Lisbon", "Things to Do in Lisbon: A One-Day Itinerary"],
  ["sustainable", "What Does “Sustainable” Mean? The Short Answer"],
  ["can openers", "Can Openers: A Buyer's Guide"],
  ["10 tips for remote onboarding", "10 Tips for Remote Onboarding"],
  ["Tesla Model Y review", "Tesla Model Y: A Buyer's Guide"],
  ["onboarding checklist for new hires", "Onboarding Checklist for New Hires: Helpful Resources"],
])("%s gives the idea %s", (topic, title) => {
  expect(titles(topic)).toContain(title);
});

test("the niche ends three titles, as a group of people", () => {
  const named = (niche: string) =>
    titles("email marketing", niche).filter((title) => title.includes(" for "));
  expect(named("dentists")).toEqual([
    "Email Marketing: A Beginner's Guide for Dentists",
    "Email Marketing: A Practical Checklist for Dentists",
    "Email Marketing: Practical Tips for Dentists",
  ]);
  expect(named("real estate")[0]).toBe("Email Marketing: A Beginner's Guide for Real Estate Professionals");
  expect(named("the hotel industry")[0]).toBe("Email Marketing: A Beginner's Guide for the Hotel Industry");
  expect(titles("email marketing for dentists", "dentists").join()).not.toContain("Guide for Dentists");
});

test("keywords are at most three searches, with nouns in the form that searches use", () => {
  const words = (topic: string, at: number, niche = "") => ideasFor(topic, niche)[at]?.keywords;
  expect(words("heat pumps", 0)).toEqual(["heat pumps", "heat pump guide"]);
  expect(words("email marketing", 0, "dentists")).toEqual([
    "email marketing",
    "email marketing for dentists",
    "email marketing guide",
  ]);
  expect(words("how to train a puppy", 4)).toEqual([
    "how to train a puppy",
    "mistakes when training a puppy",
  ]);
  expect(words("tax deductions for landlords", 0)).toEqual([
    "tax deductions for landlords",
    "landlord tax deductions",
    "tax deductions",
  ]);
  const all = GENERATED.flatMap(({ ideas }) => ideas.flatMap(({ keywords }) => keywords));
  expect(all.flatMap(mistakesIn)).toEqual([]);
  expect(
    all.filter((search) => /\b(?:meaning|answers|help|success story|vocabulary|worksheet)$/.test(search)),
  ).toEqual(["inflation meaning"].filter((search) => all.includes(search)));
  for (const { ideas } of GENERATED)
    for (const { keywords } of ideas) expect(keywords.length).toBeLessThanOrEqual(3);
});

test("a description names the subject only where it needs no article", () => {
  expect(ideasFor("heat pumps")[0]?.description).toContain("the basics of heat pumps in plain language");
  expect(ideasFor("how to train a puppy")[1]?.description).toContain("the basics of training a puppy");
  expect(ideasFor("electric bike charger")[0]?.description).toContain("Explain the basics in plain language");
});

test("keywords separated by commas take turns", () => {
  const all = titles("espresso, grinders, milk foam");
  for (const word of ["Espresso", "Grinders", "Milk Foam"])
    expect(all.filter((title) => title.startsWith(word)).length).toBeGreaterThanOrEqual(3);
});

test("a topic or niche in another language gives no ideas", () => {
  expect(contentIdeasFromTemplates({ topic: "Steuererklärung für Freiberufler", niche: "" })).toBeNull();
  expect(contentIdeasFromTemplates({ topic: "heat pumps", niche: "Hausbesitzer und Mieter" })).toBeNull();
});
