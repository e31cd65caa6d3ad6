/** Each route and tool, by each role and by a stranger. `route-roles.proof.ts` lets everybody try. */
import { describe } from "vitest";
import { serverDatabases } from "../../testing/databases.ts";
import { testRoles } from "../../testing/route-roles.ts";

describe.each(serverDatabases)("roles on $kind", (testDatabase) => {
  testRoles(testDatabase, { keysOf: ["client"], outsiders: ["stranger"] });
});
