/** Words that put the reader off instead of answering. */

export const PRAISED_QUESTION =
  "great question|good question|excellent question|fair question|common question|popular question|frequent question|tricky question|interesting question";
export const PROMISES =
  "glad you asked|read on|keep reading|stay tuned|find out more|find out below|find out here|learn more|click here|contact us|see below";
export const SHRUGS =
  "no simple answer|no easy answer|no single answer|no short answer|no straightforward answer|no one answer|answer may surprise|answer might surprise|answer will surprise|not so simple|not so easy|not that simple|not that easy|it's complicated|it is complicated|hard to say|wouldn't you like to know";
export const DEPENDS =
  "it depends|that depends|this depends|the answer depends|well it depends|well, it depends|well that depends|well, that depends|it all depends|that all depends|it really depends|that really depends|it mostly depends|the answer really depends";
export const WARM_UPS =
  "have you ever|did you ever|do you ever|before we|before you|before i|so you want|so, you want|in today's";

/** "Many people wonder": who, how, and the verb. */
export const ASKERS =
  "many people|most people|some people|lots of people|plenty of people|many readers|most readers|some readers|many users|most users|some users|many customers|most customers|some customers|many of us|most of us|some of us|many of you|most of you|some of you|you|we|people";
export const ASKING_HELPERS = "may|might|often|also|probably|will|all|always|get|are|be";
export const WONDERING = "wonder|wondering|ask|asking|asked";

/** "In this section we will explain": who, and what they promise to do. */
export const ANNOUNCERS =
  "let's|lets|let us|we'll|we will|we are going to|i'll|i will|this section will|this article will|this post will|this guide will|this chapter will|the next section will|the next article will|the next post will|the next guide will|the next chapter will";
export const ANNOUNCED =
  "look|see|dive|delve|explore|explain|discuss|cover|find out|take|answer|talk|show|start by looking";
