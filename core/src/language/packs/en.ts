import { stemmer } from "@orama/stemmers/english";
import type { LanguagePack } from "../language-pack.ts";

export const english: LanguagePack = {
  code: "en",
  name: "English",
  stem: stemmer,
  stopWords:
    "a about also an and any are as at be because been between both but by can could did do does each every for from had has have he her his how i if in into is it its just may me more most must my no not of on one only or other our out over she should so some such than that the their them then there these they this those through to under up us use very was we were what when where which while who whom whose why will with would you your yours",
  months: [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
  ],
  classes: {
    article: "a an the",
    preposition:
      "of in to for with on at from by about as into like through after over between out against during without before under around among since until within along across behind beyond plus except up down off above near per via onto upon toward towards despite throughout including",
    subjectPronoun: "i he she we they it you who",
    objectPronoun: "me him us them himself herself itself themselves yourself myself ourselves",
    possessive: "my your his her its our their whose",
    demonstrative: "this that these those",
    quantifier:
      "all some any many much more most few several each every both no one two three another other such enough less fewer none half",
    auxiliary:
      "is are was were be been being am has have had having do does did doing isn't aren't wasn't weren't hasn't haven't hadn't don't doesn't didn't it's that's there's they're we're you're i'm he's she's i've we've you've they've",
    modal:
      "can could will would shall should may might must cannot can't couldn't won't wouldn't shouldn't mustn't i'll we'll you'll they'll it'll i'd you'd we'd they'd",
    conjunction: "and or but nor yet so plus",
    subordinator:
      "because if when while although though unless whereas whether once than since as before after until where that which",
    negation: "not never neither no",
    interrogative: "what which who whom whose when where why how",
    adverb:
      "very too also just only even still already often always usually sometimes now then here there again almost quite rather really well ever however therefore instead perhaps maybe soon later yet",
  },
  cues: {
    announcement:
      "in this article|in this post|in this guide|in this blog|in this section|in this tutorial|in this video|in this review|in this piece|in this chapter|this article|this post|this guide|this tutorial|this blog post|we will|we'll|i will|i'll|let's|let us|read on|keep reading|stay tuned|below|here are|here is|here's|without further ado|as mentioned|as discussed|as we saw|following|table of contents|jump to|in the next section|scroll down|we've rounded up|we've compiled|we rounded up|take a look|dive in|dive into|you'll learn|you will learn|you'll find|you will find|find out|learn how|we've put together|this page|see below|above",
    callToAction:
      "sign up|sign in|log in|subscribe|click here|learn more|read more|see more|view more|shop now|buy now|order now|get started|try it|try for free|free trial|contact us|call us|call now|call today|book a|book now|schedule a|request a|get a quote|get in touch|reach out|download|register|join us|join our|follow us|share this|check out|visit|visit our|enter your|add to cart|start your|let us know|leave a comment|don't miss|don't forget|click the|tap the|submit|apply now|get your|please|find a|see our|see all|view all|explore our|discover our|buy it|newsletter|your email|stop by",
    disclosure:
      "affiliate|affiliate links|commission|sponsored|we may earn|we may receive|at no extra cost|at no cost to you|paid partnership|advertisement|advertiser|disclosure|editorially independent|not intended to|does not constitute|for informational purposes|terms and conditions|terms apply|all rights reserved|cookies|privacy policy|copyright|disclaimer|subject to change|updated periodically|is a registered trademark|medical advice|financial advice|legal advice",
    credit:
      "photo by|photo credit|photo courtesy|image credit|image courtesy|image source|getty images|getty|shutterstock|unsplash|istock|courtesy of|photograph by|photography by|screenshot|written by|posted by|edited by|reviewed by|published by|min read|minute read|minutes read|filed under|posted in|posted on|last updated|updated on|published on|originally published|illustration by|via getty|source|share|tweet|comments",
    promotion:
      "world-class|best-in-class|cutting-edge|revolutionary|state-of-the-art|industry-leading|market-leading|unparalleled|unmatched|amazing|incredible|awesome|one-stop|next-level|premier|must-have|limited-time|risk-free|guaranteed|hassle-free|perfect|ultimate|stunning|gorgeous|exceptional|outstanding|trusted|top-notch|top-rated|premium|exclusive|seamless|seamlessly|effortless|effortlessly|innovative|game-changer|game-changing|powerful|beautiful|beautifully|best|leading|passionate|dedicated|tailored|transform|elevate|unlock|discover|unleash|experience the|look no further|you deserve|peace of mind|high-quality|highest quality|superior|unique|world's|love|enjoy|fantastic|delicious|luxury|luxurious|satisfaction|hand-crafted|award-winning|unforgettable|proudly|proud to|thrilled|excited",
    hedge:
      "might|maybe|perhaps|possibly|probably|presumably|arguably|seems|seem|seemingly|somewhat|sort of|kind of|in some cases|it could be|tend to|tends to|more or less|to some extent|it depends|may|could",
    filler:
      "in today's * world|in today's * landscape|in today's world|in today's|it's important to|it is important to|it's worth noting|it is worth noting|needless to say|at the end of the day|when it comes to|in order to|the fact that|as a matter of fact|look no further|whether you're|ever-evolving|fast-paced|plays a crucial role|plays a vital role|is essential|is crucial|no secret|a wide range of|a variety of|a wide variety|more and more|nowadays|these days|as we all know|we all know",
    absolute:
      "always|never|guarantee|guarantees|guaranteed|undoubtedly|without doubt|without a doubt|everyone knows|nobody|the only way|proven to|completely safe|of all time|everyone|every single|nothing beats|no one|number one|the best|the most",
    vagueSource:
      "many experts|some experts|most experts|experts say|experts agree|experts believe|experts recommend|studies show|studies have shown|studies suggest|research shows|research suggests|research indicates|research has shown|it is said|it is believed|it is known|widely known|reportedly|some say|many people|most people|scientists say|it has been shown|evidence suggests|surveys show|many believe|some people",
    attribution:
      "according to|reported by|report by|report from|data from|data by|survey by|survey of|survey from|study by|study from|study in|study published|research by|research from|published in|published by|estimates from|estimated by|figures from|found by|cited by|as measured by|study found|survey found|report found|researchers found|analysis found|paper found|the study|the report|the survey|researchers at|professor at|university of|institute of|department of|journal of|et al|told reporters",
    speech:
      "said|says|told|explained|explains|added|adds|noted|notes|wrote|writes|recommends|suggests|stated|states|argues|argued|recalled|recalls|commented|announced|warned|admitted|believes|advises|shares|asked|replied",
    cause:
      "because|therefore|due to|as a result|consequently|which means|this means|leads to|lead to|causes|caused|causing|so that|in turn|thus|hence|the reason|since|thanks to|results in|allows|helps|prevents",
    limits:
      "however|on the other hand|although|though|limitation|limitations|drawback|drawbacks|downside|downsides|disadvantage|disadvantages|trade-off|trade-offs|tradeoff|in contrast|not suitable|not recommended|when not to|exception|exceptions|caveat|caveats|despite|risk|risks|side effects|not for everyone|unless|except|cons|but|keep in mind|be aware|beware|warning|caution|avoid|not all|doesn't work|does not work|don't expect|won't|challenges|challenge|problem|problems|concerns|expensive|lacks|lack|unfortunately|only if|depends on|may not|might not|cannot|can't|do not|not always",
    superlative:
      "best|greatest|fastest|easiest|cheapest|largest|finest|ultimate|perfect|leading|number one|most popular|top|biggest|most important|worst|smallest|highest|lowest|favorite|favourite",
    experience:
      "we tested|i tested|we tried|i tried|we found|i found|we measured|we surveyed|we analyzed|we analysed|we interviewed|we compared|we tracked|we reviewed|we collected|our survey|our study|our data|our analysis|our research|our tests|our test|our testing|our benchmark|our experiment|our results|our own|in our tests|in our test|in our experience|in my experience|my experience|i've been|i have been|i've used|i used|we used|i bought|i noticed|we noticed|when i|i started|i decided|i made|i went|i was|i had|my own|we've been|we built|we saw|our team|i recommend|my favorite|i love|personally|our customers|our clients|interviewed|we spoke|we asked|told us|told me",
    comparison:
      "vs|versus|compared to|compared with|in comparison|comparison|whereas|better than|worse than|more than|less than|cheaper than|faster than|larger than|rather than|unlike|difference between|differences between|the difference|differ|differs|alternative|alternatives|instead of|similar to|on the other hand|both|while|either|option|options|pros|cons",
    example: "for example|for instance|such as|e.g|including|like|case study|in practice|imagine|consider",
    definition:
      "is a|is an|is the|are a|are an|are the|means|refers to|refer to|is defined as|are defined as|is known as|are known as|is called|are called|stands for|is when|is any|is one of|describes|is where|consists of|is short for|is used to|are used to|is a type of|is a kind of|also known as|also called",
    sequence:
      "first|firstly|second|secondly|third|thirdly|next|then|finally|lastly|step|steps|before you|after that|once you|start by|begin by|afterwards|repeat|follow these",
    singularSelf: "i|i'm|i've|i'd|i'll|me|my|mine|myself",
    pluralSelf: "we|we're|we've|we'd|we'll|us|our|ours|ourselves",
    you: "you|you're|you've|you'd|you'll|your|yours|yourself",
    pointing:
      "this|that|these|those|it|it's|they|they're|he|she|he's|she's|such|here|his|her|its|their|them|then|another|others|which|so|doing so",
    connective:
      "also|however|but|and|so|or|then|again|moreover|furthermore|additionally|in addition|besides|therefore|thus|hence|as a result|for example|for instance|in fact|similarly|likewise|meanwhile|otherwise|instead|nevertheless|nonetheless|still|yet|finally|lastly|next|overall|in conclusion|in summary|on the other hand|on the high end|on the low end|plus|after that|afterwards|at the same time|in other words|that said|of course|luckily|fortunately|unfortunately|well|sure|yes|not only",
    forum:
      "reply|replies|posted|thread|threads|forum|forums|joined|upvote|upvotes|downvote|moderator|moderators|member|members|topic|topics|answered|asked|edited|answer|answers|votes|comment|comments|quote|op|thanks|thank you|hi|hello|anyone|hey|cheers|imo|iirc|lol|accepted answer|viewed|modified|likes|badges|reputation|senior member|message|messages|post reply|solved",
    shop: "add to cart|add to bag|in stock|out of stock|free shipping|shipping|price|sale|sku|quantity|size|color|colour|reviews|review|cart|checkout|wishlist|product|products|buy|shop|delivery|returns|sort by|filter|filters|items|regular price|sale price|free returns|warranty|customer reviews|size guide|ships|per page|brand|brands|discount|save|gift|rating|ratings|stars|collection|material|dimensions|weight|model|pack",
    service:
      "our services|our team|we offer|we provide|our clients|our customers|our company|years of experience|free quote|free estimate|free consultation|consultation|contact us|licensed|insured|certified|serving|service|services|solutions|solution|clients|customers|professionals|experts|appointment|schedule|call|customized|business|businesses|help you|partner|office|locally|community|we're here|our mission|about us|testimonials|projects|repair|installation|maintenance|emergency|request|demo|platform|features|integrations|pricing|plans|team",
    news: "spokesperson|spokesman|spokeswoman|officials|official|reported|reporters|announced|on monday|on tuesday|on wednesday|on thursday|on friday|on saturday|on sunday|president|minister|government|police|court|according to|the company said|in a statement|statement|percent|last week|this week|earlier this|last year|this year|last month|yesterday|wednesday|thursday|tuesday|monday|friday|saturday|sunday|ceo|reuters|associated press|said in|told|lawmakers|election|mayor|lawsuit|investors|shares|million|billion",
    reference:
      "parameter|parameters|syntax|returns|function|functions|method|methods|default|api|value|values|string|type|types|class|object|example|examples|code|command|commands|option|options|deprecated|file|files|install|configuration|version|module|see also|documentation|array|boolean|null|server|client|query|database|variable|attribute|property|properties|section|article|act|regulation|schedule|table|glossary|definition|chapter|requirements|specification|field|fields|required|optional|request|response|error",
    recipe:
      "ingredients|tablespoon|tablespoons|teaspoon|teaspoons|tbsp|tsp|cup|cups|preheat|oven|bake|simmer|stir|servings|prep time|cook time|recipe|minutes|garnish|whisk",
    event:
      "tickets|ticket|venue|agenda|speakers|keynote|rsvp|register|registration|doors open|festival|conference|webinar|workshop|exhibition|attendees|event|events|schedule|stage",
    scholarly:
      "study|studies|journal|university|researchers|researcher|survey|percent|data|professor|institute|report|research|clinical|published|trial|patients|evidence|analysis|findings|doi|department|agency|foundation|association",
  },
  labels: {
    summary:
      "summary|key takeaways|takeaways|key points|tl;dr|tldr|in short|in brief|at a glance|the short answer|short answer|quick answer|highlights|the bottom line|bottom line|overview|quick summary|what you need to know|key facts|quick facts|executive summary|in summary|key findings|main points|the gist|abstract|what to know|our picks|top picks|quick look|key insights",
    faq: "faq|faqs|frequently asked questions|common questions|questions and answers|q&a|people also ask|people ask|your questions|questions",
    pros: "pros|advantages|benefits|strengths|what we like|the good|upsides",
    cons: "cons|disadvantages|drawbacks|downsides|limitations|weaknesses|what we don't like|the bad|risks",
    conclusion:
      "conclusion|final thoughts|wrapping up|in conclusion|to sum up|the bottom line|final word|the takeaway|closing thoughts|final take|verdict|wrap up|in closing",
    steps: "step|steps|how to|instructions|directions|method|procedure|phase|stage",
    contents: "contents|table of contents|in this article|on this page|jump to|what's inside|quick links",
    related:
      "related|related articles|related posts|you may also like|you might also like|more from|read next|recommended|see also|popular|trending|latest|most read|more stories|further reading|share|comments|leave a reply|newsletter|customers also|recently viewed|tags|about the author|subscribe",
    comparison:
      "vs|versus|compared|comparison|compare|difference|differences|alternatives|which is better|pros and cons",
  },
  questions: {
    quantity:
      "how much|how many|how long|how often|how far|how fast|how hot|how cold|how big|how large|how small|how old|how tall|how high|how deep|how heavy|how wide|how expensive|how late|how soon|how strong|cost|costs|price|prices|pricing|salary|average|rate|rates",
    definition:
      "what is|what are|what's|meaning|definition|what does * mean|what do * mean|explained|introduction to|overview of",
    reason: "why|reasons|reason|cause of|causes of|what causes",
    time: "when|what time|how soon|date|schedule",
    place: "where|near me|location",
    person: "who",
    how: "how to|how do|how can|how does|how is|how are|how should|tutorial|step-by-step|guide to|ways to|tips for|tips",
    choice:
      "best|top|which|alternatives|vs|versus|compare|comparison|reviews|ideas|examples|types of|list of|things to",
    yesNo: "is|are|can|does|do|should|will|was|did|could|has|have",
  },
  updated: "updated|last updated|modified|last modified|revised|last reviewed|reviewed|edited",
};
