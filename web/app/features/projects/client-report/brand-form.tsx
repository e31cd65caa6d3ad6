/** Logo, color, name and footer of reports for clients. */
import { useId, useState } from "react";
import { Form, useNavigation } from "react-router";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { Field, TextArea } from "../../../ui/form/field.tsx";
import { LogoField } from "./logo-field.tsx";
import type { BrandView } from "./report-data.ts";

export function BrandForm({ brand }: { brand: BrandView }) {
  const [logo, setLogo] = useState(brand.logo);
  const [problem, setProblem] = useState<string | null>(null);
  const isBusy = useNavigation().state !== "idle";
  const id = useId();
  return (
    <Form method="post" encType="multipart/form-data" className="mt-4 grid max-w-field gap-5">
      <Field label="Your name" name="name" defaultValue={brand.name} maxLength={80} optional />
      <div className="grid gap-1.5">
        <label htmlFor={`${id}-color`} className="text-14 font-semibold">
          Color
        </label>
        <input
          id={`${id}-color`}
          type="color"
          name="color"
          defaultValue={brand.color}
          className="h-12 w-20 rounded-sm border border-edge bg-surface p-1"
        />
      </div>
      <LogoField logo={logo} onChange={setLogo} onProblem={setProblem} />
      {problem && <Notice kind="error">{problem}</Notice>}
      <TextArea label="Footer" name="footer" defaultValue={brand.footer} maxLength={300} rows={3} optional />
      <div>
        <Button type="submit" name="intent" value="brand" busy={isBusy}>
          Save the look
        </Button>
      </div>
    </Form>
  );
}
