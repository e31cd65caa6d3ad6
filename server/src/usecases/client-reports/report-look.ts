/** How a project's reports look, what they contain, and the workspace's templates of contents. */
import { PLAIN_BRAND, type ReportBrand } from "@citeworthy/core/client-report/report-brand";
import {
  REPORT_PERIODS,
  REPORT_SECTIONS,
  type ReportChoice,
  type ReportPeriod,
  WHOLE_REPORT,
} from "@citeworthy/core/client-report/report-choice";
import { z } from "zod";
import { AppError } from "../../errors.ts";
import type { Storage } from "../../ports/storage.ts";
import { isId } from "../is-id.ts";
import { ownProject } from "../projects/manage-projects.ts";
import type { OwnedProject, ReportNeeds } from "./needs.ts";

const MAX_LOGO_LENGTH = 90_000;
const MAX_TEMPLATES = 50;
const MAX_TEMPLATE_NAME = 80;

/** The first bytes of each kind of picture, in base64. */
const PICTURE_STARTS = new Map([
  ["png", "iVBORw0KGgo"],
  ["jpeg", "/9j/"],
  ["webp", "UklGR"],
]);

/** PNG, JPEG or WebP by its first bytes. SVG may hold scripts, so it is refused. */
function isPicture(dataUrl: string): boolean {
  const [, type, data] = /^data:image\/(png|jpeg|webp);base64,([A-Za-z\d+/]+=*)$/.exec(dataUrl) ?? [];
  const start = PICTURE_STARTS.get(type ?? "");
  return start !== undefined && (data ?? "").startsWith(start);
}

/** A line break in a name would start a new header of an email. */
const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .refine((text) => !/[\r\n]/.test(text));
const color = z
  .string()
  .regex(/^#[\da-f]{6}$/i)
  .transform((text) => text.toLowerCase());

const BrandForm = z.object({
  name: line(80),
  header: line(120).default(""),
  footer: z.string().trim().max(300),
  color,
  background: color.default(PLAIN_BRAND.background),
  logo: z
    .string()
    .max(MAX_LOGO_LENGTH)
    .refine((text) => text === "" || isPicture(text)),
  sender: line(80).default(""),
  replyTo: z.union([z.literal(""), z.email().max(254)]).default(""),
});

const ChoiceForm = z.object({
  sections: z.array(z.enum(REPORT_SECTIONS)).min(1),
  periodDays: z.coerce
    .number()
    .refine((days): days is ReportPeriod => REPORT_PERIODS.some((known) => known === days)),
});

/** Brands from before a field was added lack it. */
export async function brandOf(storage: Storage, projectId: string): Promise<ReportBrand> {
  return { ...PLAIN_BRAND, ...(await storage.projects.brandOf(projectId)) };
}

export const choiceOf = async (storage: Storage, projectId: string): Promise<ReportChoice> =>
  (await storage.clientReports.choiceOf(projectId)) ?? WHOLE_REPORT;

export async function saveBrand(
  deps: ReportNeeds,
  { brand, ...owned }: OwnedProject & { brand: unknown },
): Promise<void> {
  const { id, userId } = await ownProject(deps, owned);
  const checked = BrandForm.safeParse(brand);
  if (!checked.success) throw new AppError("project/brand-invalid");
  await deps.storage.projects.setBrand({ id, userId }, checked.data);
}

/** Sections keep the order of the report, whatever the order of the boxes. */
function readChoice(value: unknown): ReportChoice {
  const checked = ChoiceForm.safeParse(value);
  if (!checked.success) throw new AppError("report/choice-invalid");
  const { sections, periodDays } = checked.data;
  return { sections: REPORT_SECTIONS.filter((section) => sections.includes(section)), periodDays };
}

export async function saveChoice(
  deps: ReportNeeds,
  { choice, ...owned }: OwnedProject & { choice: unknown },
): Promise<void> {
  const { id: projectId, userId } = await ownProject(deps, owned);
  await deps.storage.clientReports.setChoice({ projectId, userId }, readChoice(choice));
}

export async function saveTemplate(
  { storage, newId }: ReportNeeds,
  { userId, name, choice }: { userId: string; name: unknown; choice: unknown },
): Promise<void> {
  const named = line(MAX_TEMPLATE_NAME).min(1).safeParse(name);
  if (!named.success) throw new AppError("report/template-name");
  const known = await storage.clientReports.templatesOf(userId);
  const isReplaced = known.some((one) => one.name.toLowerCase() === named.data.toLowerCase());
  if (!isReplaced && known.length >= MAX_TEMPLATES)
    throw new AppError("project/too-many", { most: MAX_TEMPLATES });
  await storage.clientReports.saveTemplate({
    id: newId(),
    userId,
    name: named.data,
    choice: readChoice(choice),
  });
}

export async function useTemplate(
  deps: ReportNeeds,
  { template, ...owned }: OwnedProject & { template: string },
): Promise<void> {
  const { id: projectId, userId } = await ownProject(deps, owned);
  const known = await deps.storage.clientReports.templatesOf(userId);
  const found = known.find(({ id }) => id === template);
  if (!found) throw new AppError("request/invalid");
  await deps.storage.clientReports.setChoice({ projectId, userId }, found.choice);
}

export async function removeTemplate(
  { storage }: ReportNeeds,
  template: { id: string; userId: string },
): Promise<void> {
  if (!isId(template.id) || !(await storage.clientReports.removeTemplate(template)))
    throw new AppError("request/invalid");
}
