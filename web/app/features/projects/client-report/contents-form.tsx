/** Which sections a report has and how far back it looks, with templates that the whole workspace can use. */
import {
  REPORT_PERIODS,
  REPORT_SECTIONS,
  type ReportChoice,
  SECTION_NOTES,
  SECTION_TITLES,
} from "@citeworthy/core/client-report/report-choice";
import { Form, useNavigation } from "react-router";
import { Button } from "../../../ui/form/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { SELECT_CLASS } from "../../../ui/form/select-class.ts";

export type TemplateRow = { id: string; name: string; choice: ReportChoice };

export function ContentsForm({ choice, templates }: { choice: ReportChoice; templates: TemplateRow[] }) {
  const isBusy = useNavigation().state !== "idle";
  return (
    <div className="mt-4 grid grid-cols-1 gap-8">
      {/* The key shows a template's sections as soon as it is used. */}
      <Form method="post" key={JSON.stringify(choice)} className="grid gap-5">
        <SectionBoxes chosen={choice.sections} />
        <div className="grid justify-items-start gap-1.5">
          <label htmlFor="report-period" className="text-14 font-semibold">
            Period
          </label>
          <select
            id="report-period"
            name="periodDays"
            defaultValue={String(choice.periodDays)}
            className={SELECT_CLASS}
          >
            {REPORT_PERIODS.map((days) => (
              <option key={days} value={days}>
                Last {days} days
              </option>
            ))}
          </select>
        </div>
        <div>
          <Button type="submit" name="intent" value="contents" busy={isBusy}>
            Save the contents
          </Button>
        </div>
        <div className="flex flex-wrap items-end gap-3 border-t border-line pt-5">
          <div className="min-w-60 flex-1">
            <Field label="Template name" name="template" maxLength={80} autoComplete="off" />
          </div>
          <Button type="submit" name="intent" value="save-template" busy={isBusy}>
            Save as a template
          </Button>
        </div>
      </Form>
      {templates.length > 0 && <TemplateList templates={templates} isBusy={isBusy} />}
    </div>
  );
}

function SectionBoxes({ chosen }: { chosen: readonly string[] }) {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-14 font-semibold">Sections</legend>
      {REPORT_SECTIONS.map((section) => (
        <label key={section} className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
          <input
            type="checkbox"
            name="sections"
            value={section}
            defaultChecked={chosen.includes(section)}
            className="mt-0.5 size-5 shrink-0 accent-accent"
          />
          <span>
            {SECTION_TITLES[section]}
            <span className="block text-14 text-quiet">{SECTION_NOTES[section]}</span>
          </span>
        </label>
      ))}
      <p className="mt-1 text-14 text-quiet">A section without anything measured is left out.</p>
    </fieldset>
  );
}

function TemplateList({ templates, isBusy }: { templates: TemplateRow[]; isBusy: boolean }) {
  return (
    <div className="grid gap-2">
      <h3 className="text-16 font-semibold">Templates of this workspace</h3>
      <ul className="border-t border-line">
        {templates.map(({ id, name, choice }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3"
          >
            <p className="min-w-0">
              <span className="block font-medium break-words">{name}</span>
              <span className="block text-14 text-quiet">
                {choice.sections.map((section) => SECTION_TITLES[section]).join(", ")}; last{" "}
                {choice.periodDays} days
              </span>
            </p>
            <Form method="post" className="flex flex-wrap gap-2">
              <input type="hidden" name="template" value={id} />
              <Button
                type="submit"
                size="small"
                name="intent"
                value="use-template"
                aria-label={`Use ${name}`}
                busy={isBusy}
              >
                Use
              </Button>
              <Button
                type="submit"
                size="small"
                variant="danger"
                name="intent"
                value="remove-template"
                aria-label={`Remove ${name}`}
                busy={isBusy}
              >
                Remove
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </div>
  );
}
