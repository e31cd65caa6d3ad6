import { FREE_USES } from "@citeworthy/core/generators/generated";
import { MOST_COMPETITORS } from "@citeworthy/core/product/steps/monitor-steps";
import { expect, test } from "vitest";
import { USERS_PER_PAGE } from "./list-users.ts";
import { MOST_USERS } from "./migrate-users.ts";

test("the specified limits are named, and the admin list has 50 users a page", () => {
  expect({ FREE_USES, MOST_COMPETITORS, USERS_PER_PAGE, MOST_USERS }).toEqual({
    FREE_USES: 2,
    MOST_COMPETITORS: 5,
    USERS_PER_PAGE: 50,
    MOST_USERS: 1_000,
  });
});
