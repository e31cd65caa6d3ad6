import type { PhraseTable } from "../../phrase-table.ts";

export const PAGE_WORDS: PhraseTable = {
  forum: `
    reply, replies, posted, thread, threads, forum, forums, joined, upvote, upvotes, downvote, moderator,
    moderators, member, members, topic, topics, answered, answer, answers, votes, comment, quote, op, thanks,
    thank you, hi, hello, anyone, hey, cheers, imo, iirc, lol, accepted answer, viewed, likes, badges,
    reputation, senior member, message, messages, post reply, solved`,
  "forum updated": "edited, modified",
  shop: `
    add to bag, in stock, out of stock, free shipping, shipping, sale, sku, quantity, size, color, colour,
    review, cart, checkout, wishlist, product, products, buy, shop, delivery, sort by, filter, filters,
    items, regular price, sale price, free returns, warranty, customer reviews, size guide, ships, per page,
    brand, brands, discount, save, gift, rating, ratings, stars, collection, material, dimensions, weight,
    model, pack`,
  "shop reference": "returns",
  "shop asks.quantity": "price",
  "shop asks.choice": "reviews",
  service: `
    our services, we offer, we provide, our company, years of experience, free quote, free estimate,
    free consultation, consultation, licensed, insured, certified, serving, service, services, solutions,
    solution, clients, customers, professionals, experts, appointment, call, customized, business,
    businesses, help you, partner, office, locally, community, we're here, our mission, about us,
    testimonials, projects, repair, installation, maintenance, emergency, demo, platform, features,
    integrations, plans, team`,
  "service reference": "request",
  "service reference event asks.time": "schedule",
  "service asks.quantity": "pricing",
  news: `
    spokesperson, spokesman, spokeswoman, officials, official, reported, reporters, on monday, on tuesday,
    on wednesday, on thursday, on friday, on saturday, on sunday, president, minister, government, police,
    court, the company said, in a statement, statement, last week, this week, earlier this, last year,
    this year, last month, yesterday, wednesday, thursday, tuesday, monday, friday, saturday, sunday, ceo,
    reuters, associated press, said in, lawmakers, election, mayor, lawsuit, investors, million, billion`,
  "news scholarly": "percent",
  reference: `
    parameter, parameters, syntax, function, functions, methods, default, api, value, values, string, type,
    types, class, object, example, code, command, commands, deprecated, file, files, install, configuration,
    version, module, documentation, array, boolean, null, server, client, query, database, variable,
    attribute, property, properties, section, article, act, regulation, table, glossary, chapter,
    requirements, specification, field, fields, required, optional, response, error`,
  "reference label.steps": "method",
  "reference label.related": "see also",
  "reference asks.definition": "definition",
  "reference asks.choice": "examples",
  recipe: `
    ingredients, tablespoon, tablespoons, teaspoon, teaspoons, tbsp, tsp, cup, cups, preheat, oven, bake,
    simmer, stir, servings, prep time, cook time, recipe, minutes, garnish, whisk`,
  event: `
    tickets, ticket, venue, agenda, speakers, keynote, rsvp, registration, doors open, festival, conference,
    webinar, workshop, exhibition, attendees, event, events`,
  "event label.steps": "stage",
  scholarly: `
    study, studies, journal, university, researchers, researcher, survey, data, professor, institute, report,
    research, clinical, published, trial, patients, evidence, analysis, findings, doi, department, agency,
    foundation, association`,
  "label.summary": `
    summary, key takeaways, takeaways, key points, tl;dr, tldr, in short, in brief, at a glance,
    the short answer, short answer, quick answer, highlights, bottom line, overview, quick summary,
    what you need to know, key facts, quick facts, executive summary, key findings, main points, the gist,
    abstract, what to know, our picks, top picks, quick look, key insights`,
  "label.summary label.conclusion": "the bottom line",
  "label.faq": `
    faq, faqs, frequently asked questions, common questions, questions and answers, q&a, people also ask,
    people ask, your questions, questions`,
  "label.pros": "advantages, benefits, strengths, what we like, the good, upsides",
  "label.cons": "weaknesses, what we don't like, the bad",
  "label.conclusion": `
    conclusion, final thoughts, wrapping up, to sum up, final word, the takeaway, closing thoughts,
    final take, verdict, wrap up, in closing`,
  "label.steps": "instructions, directions, procedure, phase",
  "label.steps asks.how": "how to",
  "label.contents": "contents, on this page, what's inside, quick links",
  "label.related": `
    related, related articles, related posts, you may also like, you might also like, more from, read next,
    recommended, popular, trending, latest, most read, more stories, further reading, leave a reply,
    customers also, recently viewed, tags, about the author`,
  "label.comparison": "compared, difference, differences, which is better, pros and cons",
  "label.comparison asks.choice": "compare",
  "asks.quantity": `
    how much, how many, how long, how often, how far, how fast, how hot, how cold, how big, how large,
    how small, how old, how tall, how high, how deep, how heavy, how wide, how expensive, how late,
    how strong, cost, costs, prices, salary, average, rate, rates`,
  "asks.quantity asks.time": "how soon",
  "asks.definition": `
    what is, what are, what's, meaning, what does * mean, what do * mean, introduction to, overview of`,
  "asks.reason": "reasons, reason, cause of, causes of, what causes",
  "asks.time": "what time, date",
  "asks.place": "near me, location",
  "asks.how": `
    how do, how can, how does, how is, how are, how should, tutorial, step-by-step, guide to, ways to,
    tips for, tips`,
  "asks.choice": "ideas, types of, list of, things to",
  updated: "updated, last modified, revised, last reviewed, reviewed",
};
