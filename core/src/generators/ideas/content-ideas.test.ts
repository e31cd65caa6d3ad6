import { expect, test } from "vitest";
import { checkIdeas } from "../check-generated.ts";
import { GENERATED, ideasFor, mistakesIn } from "../testing/topics.ts";
import { contentIdeasFromTemplates } from "./content-ideas.ts";

const titles = (topic: string, niche = "") => ideasFor(topic, niche).map(({ title }) => title);

test("every topic gets six to eight different ideas without language mistakes", () => {
  for (const { request, ideas } of GENERATED) {
    expect([6, 8], request.topic).toContain(ideas.length);
    expect(new Set(ideas.map(({ title }) => title)).size).toBe(ideas.length);
    expect(new Set(ideas.map(({ contentType }) => contentType)).size).toBe(ideas.length);
    expect(
      ideas.flatMap(({ title, description }) => [...mistakesIn(title), ...mistakesIn(description)]),
    ).toEqual([]);
    expect(checkIdeas(ideas, request).filter((problem) => !problem.startsWith("There are 6 ideas"))).toEqual(
      [],
    );
  }
});

test("titles have forms of their own where the subject can be used in a sentence", () => {
  expect(titles("heat pumps")).toEqual([
    "Heat Pumps: A Beginner's Guide",
    "What Are Heat Pumps? The Short Answer and an Example",
    "Heat Pumps: Frequently Asked Questions",
    "Common Heat Pump Mistakes and How to Avoid Them",
    "A Practical Heat Pump Checklist",
    "Heat Pump Myths, Checked Against the Sources",
    "Useful Heat Pump Tips",
    "Heat Pump Statistics Worth Citing",
  ]);
  for (const topic of ["email marketing", "electric bikes", "how to train a puppy", "kubernetes security"]) {
    const alike = Object.groupBy(titles(topic), (title) => title.split(" ").slice(0, 2).join(" "));
    expect(Math.max(...Object.values(alike).map((same) => same?.length ?? 0)), topic).toBeLessThanOrEqual(4);
  }
});

test("no part of the table is left in a description", () => {
  for (const { ideas } of GENERATED)
    for (const { description } of ideas) expect(description).toMatch(/[^|]\.$/);
});

test("a thing that can't be turned comes unchanged before a colon", () => {
  expect(titles("tax deadlines 2026")).toEqual([
    "Tax Deadlines 2026: A Beginner's Guide",
    "Tax Deadlines 2026: What to Know First",
    "Tax Deadlines 2026: Frequently Asked Questions",
    "Tax Deadlines 2026: Common Mistakes and How to Avoid Them",
    "Tax Deadlines 2026: A Practical Checklist",
    "Tax Deadlines 2026: Myths and Facts",
    "Tax Deadlines 2026: Practical Tips",
    "Tax Deadlines 2026: Facts and Figures",
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
  ["things to do in Lisbon", "Things to Do in Lisbon in One Day"],
  ["gift ideas for dads", "Gift Ideas for Dads on a Small Budget"],
  ["tax deductions for landlords", "A Practical Tax Deduction Checklist for Landlords"],
  ["espresso machines", "What to Look For in Espresso Machines"],
  ["electric bikes", "Before You Buy Electric Bikes: A Checklist"],
  ["how to train a puppy", "Mistakes to Avoid When You Train a Puppy"],
  ["xero vs quickbooks", "Xero or QuickBooks? Common Questions Answered"],
  ["sustainable", "What Does “Sustainable” Mean? The Short Answer"],
  ["can openers", "Can Openers: A Buyer's Guide"],
  ["10 tips for remote onboarding", "10 Tips for Remote Onboarding"],
  ["Tesla Model Y review", "Tesla Model Y: A Buyer's Guide"],
  ["onboarding checklist for new hires", "Onboarding Checklist for New Hires: Helpful Resources"],
])("%s gives the idea %s", (topic, title) => {
  expect(titles(topic)).toContain(title);
});

test("the niche ends three titles, as a group of people or as a field", () => {
  const named = (niche: string) =>
    titles("email marketing", niche).filter((title) => title.includes(" for "));
  expect(named("dentists")).toEqual([
    "Email Marketing: A Beginner's Guide for Dentists",
    "A Practical Email Marketing Checklist for Dentists",
    "Useful Email Marketing Tips for Dentists",
  ]);
  expect(named("real estate")[0]).toBe("Email Marketing: A Beginner's Guide for Real Estate");
  expect(titles("how to book a flight", "budget travel").join()).not.toContain("Professionals");
  expect(named("the hotel industry")[0]).toBe("Email Marketing: A Beginner's Guide for the Hotel Industry");
  expect(titles("email marketing for dentists", "dentists").join()).not.toContain("Guide for Dentists");
});

test("keywords are at most three searches, with nouns in the form that searches use", () => {
  const words = (topic: string, at: number, niche = "") => ideasFor(topic, niche)[at]?.keywords;
  expect(words("heat pumps", 0)).toEqual(["heat pump guide", "heat pumps"]);
  expect(words("email marketing", 0, "dentists")).toEqual([
    "email marketing guide",
    "email marketing for dentists",
    "email marketing",
  ]);
  expect(words("how to train a puppy", 4)).toEqual([
    "mistakes when training a puppy",
    "how to train a puppy",
  ]);
  expect(words("tax deductions for landlords", 0)).toEqual([
    "landlord tax deduction guide",
    "tax deductions for landlords",
    "landlord tax deductions",
  ]);
  const all = GENERATED.flatMap(({ ideas }) => ideas.flatMap(({ keywords }) => keywords));
  expect(all.flatMap(mistakesIn)).toEqual([]);
  expect(
    all.filter((search) => /\b(?:meaning|answers|help|success story|vocabulary|worksheet)$/.test(search)),
  ).toEqual(["inflation meaning"].filter((search) => all.includes(search)));
  for (const { ideas } of GENERATED)
    for (const { keywords } of ideas) expect(keywords.length).toBeLessThanOrEqual(3);
});

test("ideas lead with searches of their own, not with one search for all", () => {
  const leads = (topic: string) => new Set(ideasFor(topic).map(({ keywords }) => keywords[0])).size;
  for (const topic of ["budget travel", "cold brew coffee", "content marketing strategy for B2B SaaS"])
    expect(leads(topic), topic).toBe(8);
  for (const topic of ["best CRM for small law firms", "xero vs quickbooks", "how to train a puppy"])
    expect(leads(topic), topic).toBeGreaterThanOrEqual(4);
});

test("a description names the subject only where it needs no article", () => {
  expect(ideasFor("heat pumps")[0]?.description).toContain("the basics of heat pumps in plain language");
  expect(ideasFor("how to train a puppy")[1]?.description).toContain("the basics of training a puppy");
  expect(ideasFor("electric bike charger")[0]?.description).toContain("Explain the basics in plain language");
});

test("activities keep their own form, and a question beside things makes the list as short as its own", () => {
  expect(titles("buying a house")).toContain("Buying a House: A Practical Checklist");
  expect(titles("espresso, why is my coffee bitter?")).toHaveLength(6);
});

test("keywords separated by commas take turns", () => {
  const all = titles("espresso, grinders, milk foam");
  for (const word of ["Espresso", "Grinder", "Milk Foam"])
    expect(all.filter((title) => title.includes(word)).length).toBeGreaterThanOrEqual(2);
});

test("a topic or niche in another language gives no ideas", () => {
  expect(contentIdeasFromTemplates({ topic: "Steuererklärung für Freiberufler", niche: "" })).toBeNull();
  expect(contentIdeasFromTemplates({ topic: "heat pumps", niche: "Hausbesitzer und Mieter" })).toBeNull();
});
