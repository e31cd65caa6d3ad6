/** Logo, colors, name, header, footer and sender of reports for clients. */
import type { ReportBrand } from "@citeworthy/core/client-report/report-brand";
import { useId, useState } from "react";
import { Form, useNavigation } from "react-router";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { Field, TextArea } from "../../../ui/form/field.tsx";
import { LogoField } from "./logo-field.tsx";

export function BrandForm({ brand }: { brand: ReportBrand }) {
  const [logo, setLogo] = useState(brand.logo);
  const [problem, setProblem] = useState<string | null>(null);
  const isBusy = useNavigation().state !== "idle";
  return (
    <Form method="post" encType="multipart/form-data" className="mt-4 grid max-w-field gap-5">
      <Field label="Your name" name="name" defaultValue={brand.name} maxLength={80} optional />
      <Field
        label="Header"
        name="header"
        defaultValue={brand.header}
        maxLength={120}
        hint="A line under your name."
        optional
      />
      <LogoField logo={logo} onChange={setLogo} onProblem={setProblem} />
      {problem && <Notice kind="error">{problem}</Notice>}
      <div className="flex flex-wrap gap-8">
        <ColorField label="Color" name="color" value={brand.color} />
        <ColorField label="Header background" name="background" value={brand.background} />
      </div>
      <TextArea label="Footer" name="footer" defaultValue={brand.footer} maxLength={300} rows={3} optional />
      <Field
        label="Sender of emails"
        name="sender"
        defaultValue={brand.sender}
        maxLength={80}
        hint="The name your client sees. Empty: your name."
        optional
      />
      <Field
        label="Answers go to"
        name="replyTo"
        type="email"
        defaultValue={brand.replyTo}
        maxLength={254}
        optional
      />
      <div>
        <Button type="submit" name="intent" value="brand" busy={isBusy}>
          Save the look
        </Button>
      </div>
    </Form>
  );
}

function ColorField({ label, name, value }: { label: string; name: string; value: string }) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-14 font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="color"
        name={name}
        defaultValue={value}
        className="h-12 w-20 rounded-sm border border-edge bg-surface p-1"
      />
    </div>
  );
}
