import { expect, test } from "vitest";
import { routedHtml } from "../testing/routed-html.tsx";
import { WhatToDo } from "./what-to-do.tsx";

test.each([
  ["The engine stopped.", /^Please try again\. If the problem persists, .*contact .*\.$/],
  ["It failed. Please try again.", /^If the problem persists, .*contact .*\.$/],
  ["Please try again or contact support.", /^$/],
])("what to do after %j isn't said twice", (message, said) => {
  expect(routedHtml(<WhatToDo message={message} />)).toMatch(said);
});
