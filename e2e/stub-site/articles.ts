/** Pages of the stub site: one good article and its odd neighbours. All of it is plain, well-known fact. */
const inHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const paragraphs = [
  "A tide table lists, for one harbour, the time and the height of each high and low water of a day. Sailors, anglers and people who walk on beaches use it to know when there is water and when there is not.",
  "The times come from the Moon. Because the Moon moves along its own orbit while the Earth turns, a lunar day lasts about 24 hours and 50 minutes, so the tides arrive roughly 50 minutes later each day.",
  "Most coasts see two high waters and two low waters in that time. The change from one high water to the next takes about 12 hours and 25 minutes.",
];

export function article({ title, slug }: { title: string; slug: string }): string {
  const data = {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: title,
    dateModified: "2026-10-01",
  };
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${inHtml(title)}</title>
<meta name="description" content="How to read a tide table: what its columns mean and how to use them.">
<link rel="canonical" href="/articles/${slug}">
<script type="application/ld+json">${JSON.stringify(data)}</script>
</head>
<body>
<header><nav><a href="/">Home</a></nav></header>
<main><article>
<h1>${inHtml(title)}</h1>
<p>Updated <time datetime="2026-10-01">1 October 2026</time></p>
<h2>What is a tide table?</h2>
<p>${paragraphs[0]}</p>
<h2>Why do the times move every day?</h2>
<p>${paragraphs[1]}</p>
<p>${paragraphs[2]}</p>
<h2>How do I read one line of it?</h2>
<ol><li>Find the date.</li><li>Find the time of the next high water.</li><li>Read its height above chart datum.</li></ol>
<table><tr><th>Column</th><th>Meaning</th></tr><tr><td>Time</td><td>When the water turns</td></tr><tr><td>Height</td><td>Metres above chart datum</td></tr></table>
</article></main>
<footer><p>A page for tests.</p></footer>
</body>
</html>`;
}

/** Without a date, a description or a declared language: a page that surely has something to improve. */
export const draft = `<!doctype html><html><head><title>What is a tide table?</title></head>
<body><main><h1>What is a tide table?</h1>${paragraphs.map((text) => `<p>${text}</p>`).join("")}</main></body></html>`;

export const loginWall = `<!doctype html><html lang="en"><head><title>Sign in to read</title></head>
<body><main><h1>Sign in to read</h1><form method="post"><label>E-mail <input name="email" type="email"></label>
<label>Password <input name="password" type="password"></label><button>Sign in</button></form></main></body></html>`;

export const withoutText = `<!doctype html><html lang="en"><head><title>Nothing here</title></head><body></body></html>`;

/** A page that edits clearly help: calls and small talk first, the answer late, headings that say nothing. */
export const lateAnswer = `<!doctype html><html lang="en"><head><title>How much does a rain barrel cost?</title></head><body><main><article>
<h1>How much does a rain barrel cost?</h1>
<p>Welcome back to the rain barrel blog! Sign up for our newsletter and never miss a post on rain barrels.</p>
<p>In this post we will look at everything you need to know before you buy. Water is precious, and every gardener knows the feeling of an empty can on a hot evening. Many of us carried buckets as children and swore never to do it again.</p>
<p>Gardens have always been places of rest, and a good garden asks for patience. Some people love roses, others grow beans, and nearly all of them talk about the weather. The shops know this and put their barrels by the door as soon as spring begins.</p>
<p>It pays to think about your roof, your soil and your neighbours first. A barrel is with you for a long time, so take an afternoon for the choice and ask around.</p>
<h2>Overview</h2>
<p>Plastic is light and easy to move. Oak looks better next to a wooden house and weighs three times as much. Steel barrels last longest and grow warm in the sun, so the water in them should be used within a week.</p>
<p>A lid keeps leaves and mosquitoes out of the rain barrel. A tap near the bottom saves you from bending, and an overflow hose leads the rest of the rain away from the house. Barrels with a flat back fit a narrow path, and two of them can be joined by a short hose, which doubles what a shower of rain leaves you.</p>
<h2>Prices</h2>
<p>A rain barrel of 200 litres costs between $60 and $180 in most shops. A stand adds $25 to the price, and a diverter kit for the downpipe costs $40.</p>
<h2>More</h2>
<p>Installing a rain barrel takes about two hours with a saw and a drill. A plumber charges $120 for the same work, according to <a href="https://city.example.gov/barrels">the city's price list of 2026</a>.</p>
<p>Empty the rain barrel before the first frost, because ice bursts plastic as well as oak. Turn it upside down, store the tap indoors and let the downpipe run into the drain until spring. In March, rinse the barrel, check the seal of the tap and set the diverter back to fill it.</p>
<p>Don't forget to share this post with your friends!</p>
</article></main></body></html>`;
