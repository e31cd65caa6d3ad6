/** The forms of a project's client report, by their intent. Each returns what the page says afterwards. */
import { UnknownAction } from "../../page-data/answer.server.ts";
import type { PageServices } from "../../services.server.ts";

type Change = { own: { id: string; userId: string }; memberId: string; form: FormData };
type Act = (page: PageServices, change: Change & { text: (name: string) => string }) => Promise<unknown>;

const BRAND_FIELDS = ["name", "header", "footer", "color", "background", "logo", "sender", "replyTo"];

const choiceIn = (form: FormData) => ({
  sections: form.getAll("sections").map(String),
  periodDays: String(form.get("periodDays") ?? ""),
});

const ACTS: Record<string, { act: Act; done: string }> = {
  brand: {
    act: (page, { own, text }) =>
      page.saveBrand({
        ...own,
        brand: Object.fromEntries(BRAND_FIELDS.map((field) => [field, text(field)])),
      }),
    done: "Saved.",
  },
  contents: {
    act: (page, { own, form }) => page.saveReportChoice({ ...own, choice: choiceIn(form) }),
    done: "Saved.",
  },
  "save-template": {
    act: (page, { own: { userId }, form, text }) =>
      page.saveReportTemplate({ userId, name: text("template"), choice: choiceIn(form) }),
    done: "Template saved.",
  },
  "use-template": {
    act: (page, { own, text }) => page.useReportTemplate({ ...own, template: text("template") }),
    done: "The report now has the contents of the template.",
  },
  "remove-template": {
    act: (page, { own: { userId }, text }) => page.removeReportTemplate({ id: text("template"), userId }),
    done: "Template removed. Reports that used it keep their contents.",
  },
  link: {
    act: (page, { own, text }) =>
      page.shareReport({ ...own, days: text("days"), password: text("password") }),
    done: "Link created.",
  },
  unlink: {
    act: (page, { own: { userId }, text }) => page.stopReportLink({ id: text("link"), userId }),
    done: "Link removed.",
  },
  schedule: {
    act: (page, { own, text }) =>
      page.saveReportSchedule({
        ...own,
        every: text("every"),
        message: text("message"),
        recipients: text("recipients"),
      }),
    done: "Saved. Nothing is sent before the next date.",
  },
  "pause-schedule": {
    act: (page, { own }) => page.changeReportSchedule({ ...own, what: "pause" }),
    done: "Paused.",
  },
  "resume-schedule": {
    act: (page, { own }) => page.changeReportSchedule({ ...own, what: "resume" }),
    done: "Resumed.",
  },
  "delete-schedule": {
    act: (page, { own }) => page.changeReportSchedule({ ...own, what: "delete" }),
    done: "Deleted. No more reports are sent.",
  },
  test: {
    act: (page, { own, memberId }) => page.sendTestReport({ ...own, memberId }),
    done: "A test is on its way to you.",
  },
};

export async function changeReportSettings(page: PageServices, change: Change): Promise<string> {
  const text = (name: string) => String(change.form.get(name) ?? "");
  const intent = text("intent");
  const known = Object.hasOwn(ACTS, intent) ? ACTS[intent] : undefined;
  if (!known) throw new UnknownAction();
  await known.act(page, { ...change, text });
  return known.done;
}
