/** Schedules as the rest of the product sees them. */
import { changeSchedule, type ScheduleNeeds, saveSchedule } from "./manage-schedules.ts";

const TOKEN_FORM = /^[\w-]{16,64}$/;

export const scheduleServices = (deps: ScheduleNeeds) => ({
  saveSchedule: (request: Parameters<typeof saveSchedule>[1]) => saveSchedule(deps, request),
  changeSchedule: (request: Parameters<typeof changeSchedule>[1]) => changeSchedule(deps, request),
  /** By the token in an email, without signing in. A wrong token changes nothing and looks the same. */
  unsubscribe: async (token: string): Promise<boolean> =>
    TOKEN_FORM.test(token) && (await deps.storage.schedules.unsubscribe(token)),
});
