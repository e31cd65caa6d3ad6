/** The admin's three functions, in the shapes of the specification: an admin asks, a use-case answers. */
import { z } from "zod";
import { type AdminNeeds, adminCaller } from "../admin/admin-caller.ts";
import type { EdgeContext } from "../middleware/context.ts";
import { readJson } from "../middleware/read-json.ts";

/** `after` goes on where an earlier answer's `next` left off. */
const Migration = z.object({ test_mode: z.boolean(), after: z.string().min(1).max(100).nullish() });
const Cleanup = z.object({ customer_ids: z.array(z.string().max(200)) });

export const migrateUsersToTrial = (needs: AdminNeeds) => async (c: EdgeContext) => {
  const actor = await adminCaller(needs, c);
  const { test_mode, after } = await readJson(c, Migration);
  return c.json(await needs.admin.migrateUsers(actor, { testMode: test_mode, after: after ?? null }));
};

export const expireTrials = (needs: AdminNeeds) => async (c: EdgeContext) => {
  const actor = await adminCaller(needs, c);
  return c.json(await needs.admin.expireTrials(actor));
};

export const cleanupDodoCustomers = (needs: AdminNeeds) => async (c: EdgeContext) => {
  const actor = await adminCaller(needs, c);
  const { customer_ids } = await readJson(c, Cleanup, "admin/ids-missing");
  return c.json(await needs.admin.cleanUpCustomers(actor, customer_ids));
};
