/** Logo, color, name and footer of reports for clients. */
import { useId, useState } from "react";
import { Form, useNavigation } from "react-router";
import { useHydrated } from "../../../delivery/use-hydrated.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { Field, TextArea } from "../../../ui/form/field.tsx";
import type { BrandView } from "./report-data.ts";

const MAX_LOGO_BYTES = 64 * 1024;

export function BrandForm({ brand }: { brand: BrandView }) {
  const [logo, setLogo] = useState(brand.logo);
  const [problem, setProblem] = useState<string | null>(null);
  const isBusy = useNavigation().state !== "idle";
  const isAwake = useHydrated();
  const id = useId();
  const choose = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > MAX_LOGO_BYTES) return setProblem("This picture is larger than 64 kB.");
    setProblem(null);
    setLogo(await dataUrlOf(file));
  };
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
      <div className="grid gap-1.5">
        <label htmlFor={`${id}-logo`} className="text-14 font-semibold">
          Logo
        </label>
        {logo !== "" && (
          <img src={logo} alt="Your logo" className="h-12 max-w-50 justify-self-start object-contain" />
        )}
        <input type="hidden" name="logo" value={logo} />
        <input
          id={`${id}-logo`}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          disabled={!isAwake}
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            void choose(file);
            event.currentTarget.value = "";
          }}
          className="min-h-12 w-full min-w-0 rounded-sm border border-edge bg-surface p-2 text-14 file:mr-3 file:min-h-8 file:rounded-sm file:border file:border-edge file:bg-wash file:px-3 file:font-semibold"
        />
        <p id={`${id}-hint`} className="text-14 text-quiet">
          PNG, JPEG or WebP, up to 64 kB.
        </p>
        {logo !== "" && (
          <div>
            <Button size="small" variant="quiet" onClick={() => setLogo("")}>
              Remove the logo
            </Button>
          </div>
        )}
      </div>
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

async function dataUrlOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return `data:${file.type};base64,${btoa(text)}`;
}
