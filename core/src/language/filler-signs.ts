/**
 * Turns of English near the beginning of a sentence that speaks to its readers instead of telling them something. Each alone proves
 * little; where someone calls the sentence filler, one of them agrees.
 */
import { splitPhrases } from "./phrase-table.ts";

export const FILLER_SIGNS = splitPhrases(`
  let's look, let's take, let's just, let's get, let's talk, let's see, let's go, let's dive, let's jump, i hope, we hope,
  hopefully, listed below, read on, read next, more articles, love to hear, proud to share, happy to assist, happy to help,
  here to help, consider this your, ultimate guide, got your back, no worries, reach out, feel free to,
  get in touch, follow us, follow along, follow me, in the comments, comments section, leave us a comment, we'll talk about,
  we'll dive, we'll go over, we'll cover, we'll walk, we're giving you, this article, this tutorial, in this post,
  have fun, are you ready, join us, reading this, stay tuned, without further ado, now over to you,
  over to you`);
