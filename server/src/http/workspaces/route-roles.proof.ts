/** Each route and tool, by each role, by session and by key, and by everybody who isn't a member or is none any more. */
import { ROLES } from "@citeworthy/core/product/workspaces/roles";
import { describe } from "vitest";
import { serverDatabases } from "../../testing/databases.ts";
import { OUTSIDERS, testRoles } from "../../testing/route-roles.ts";

describe.each(serverDatabases)("all roles on $kind", (testDatabase) => {
  testRoles(testDatabase, { keysOf: ROLES.toReversed(), outsiders: OUTSIDERS });
});
