import type { PhraseTable } from "../../phrase-table.ts";

export const LINES: PhraseTable = {
  control: `
    share this article, share this post, share on facebook, share on twitter, share on x, share on linkedin,
    sharing is caring, tweet this, print, print this, email this, copy link, subscribe now, loading,
    loading comments, view comments, view gallery, show less, show all, show comments, skip to content,
    skip to main content, back to top, quick shop, quick view, report this`,
  "control afterAuthor notName topic.mass": "email",
  "control boilerplate": "show more, load more",
  awayHeading: `
    related stories, related content, related links, related products, related topics, you may also enjoy,
    recommended for you, recommended reading, more articles, latest news, latest posts, latest articles,
    latest stories, popular posts, popular articles, customers also bought, you may also be interested in,
    post navigation, categories`,
  boilerplate: "cookie, terms, previous, skip to",
  byWriter: "words by, story by, text by",
  author: "more about, contributing writer, staff writer",
  published: "publish date, publication date, issued, created",
  "published firmVerb": "released",
  otherDay: `
    valid, effective, expire, expires, availability, release date, listed on, founded, member since,
    print date, reviewing, reviewed on, reviewed in`,
  afterAuthor: "last update, view posts, view all profile, view bio, senior, correspondent, has been",
  "afterAuthor notName": "view profile, view all posts",
  "afterAuthor notName topic.verb": "follow",
  notName: `
    admin, administrator, editors, guest, unknown, anonymous, undefined, webmaster, contributors, twitter,
    facebook, linkedin, cancel, signin`,
  "notName topic.skill": "wordpress",
  organization: `
    editorial, bureau, newsroom, center, centre, hospital, corporation, llc, college, clinic, studio, doctors,
    insights, network, digital, weekly, daily, magazine, society, club, school`,
  credential: "m.d, phd, ph.d, ph d, ph. d, rn, r.n, mba, cpa, esq, msc, dds, r.d",
};
