/** Reports for clients as the rest of the product sees them. */
import { ownProject } from "../projects/manage-projects.ts";
import { gatherReport } from "./gather-report.ts";
import type { OwnedProject, ReportNeeds } from "./needs.ts";
import { reportPdf } from "./report-file.ts";
import { linksOf, openReport, shareReport, stopReportLink } from "./report-links.ts";
import {
  brandOf,
  choiceOf,
  removeTemplate,
  saveBrand,
  saveChoice,
  saveTemplate,
  useTemplate,
} from "./report-look.ts";
import {
  changeReportSchedule,
  saveReportSchedule,
  sendDueReports,
  sendTestReport,
  stopReportEmails,
} from "./report-schedules.ts";
import { previewReportEmail } from "./write-report-email.ts";

/** Everything that its sender sets. */
async function readReportSettings(deps: ReportNeeds, owned: OwnedProject) {
  const { storage } = deps;
  const { id, userId } = await ownProject(deps, owned);
  const [brand, choice, templates, links, schedule, recipients] = await Promise.all([
    brandOf(storage, id),
    choiceOf(storage, id),
    storage.clientReports.templatesOf(userId),
    linksOf(deps, id),
    storage.clientReports.scheduleOf(id),
    storage.clientReports.recipientsOf(id),
  ]);
  return {
    ...{ brand, choice, links, schedule },
    templates: templates.map(({ id: template, name, choice: chosen }) => ({
      id: template,
      name,
      choice: chosen,
    })),
    recipients: recipients.map(({ email, stoppedAt }) => ({ email, stoppedAt })),
  };
}

export const clientReportServices = (deps: ReportNeeds) => ({
  clientReport: (owned: OwnedProject) => gatherReport(deps, owned),
  clientReportPdf: (report: Parameters<typeof reportPdf>[1]) => reportPdf(deps, report),
  readReportSettings: (owned: OwnedProject) => readReportSettings(deps, owned),
  openReport: (request: Parameters<typeof openReport>[1]) => openReport(deps, request),
  saveBrand: (request: Parameters<typeof saveBrand>[1]) => saveBrand(deps, request),
  saveReportChoice: (request: Parameters<typeof saveChoice>[1]) => saveChoice(deps, request),
  saveReportTemplate: (request: Parameters<typeof saveTemplate>[1]) => saveTemplate(deps, request),
  useReportTemplate: (request: Parameters<typeof useTemplate>[1]) => useTemplate(deps, request),
  removeReportTemplate: (template: Parameters<typeof removeTemplate>[1]) => removeTemplate(deps, template),
  shareReport: (request: Parameters<typeof shareReport>[1]) => shareReport(deps, request),
  stopReportLink: (link: OwnedProject) => stopReportLink(deps, link),
  saveReportSchedule: (request: Parameters<typeof saveReportSchedule>[1]) =>
    saveReportSchedule(deps, request),
  changeReportSchedule: (request: Parameters<typeof changeReportSchedule>[1]) =>
    changeReportSchedule(deps, request),
  sendTestReport: (request: Parameters<typeof sendTestReport>[1]) => sendTestReport(deps, request),
  previewReportEmail: (owned: OwnedProject) => previewReportEmail(deps, owned),
  stopReportEmails: (token: string) => stopReportEmails(deps, token),
  /** What the minute's sweep does, so that a test needn't wait for the minute. */
  sendDueReports: () => sendDueReports(deps),
});
