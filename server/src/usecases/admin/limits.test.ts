import { FREE_USES } from "@citeworthy/core/generators/generated";
import { MAX_COMPETITORS } from "@citeworthy/core/product/steps/monitor-steps";
import { expect, test } from "vitest";
import { USERS_PER_PAGE } from "./list-users.ts";
import { MAX_USERS } from "./migrate-users.ts";

test("the specified limits are named, and the admin list has 50 users a page", () => {
  expect({ FREE_USES, MAX_COMPETITORS, USERS_PER_PAGE, MAX_USERS }).toEqual({
    FREE_USES: 2,
    MAX_COMPETITORS: 5,
    USERS_PER_PAGE: 50,
    MAX_USERS: 1_000,
  });
});
