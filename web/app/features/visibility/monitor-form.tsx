/** Website, query, competitors and sample size. Competitor lines that are not URLs are ignored, as the hint says. */

import { site } from "@citeworthy/core/product/identity/site";
import {
  DEFAULT_SAMPLES,
  LONGEST_QUERY,
  MAX_COMPETITORS,
  SAMPLE_SIZES,
} from "@citeworthy/core/product/steps/monitor-steps";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigationType } from "react-router";
import { loadCode } from "../../delivery/load-code.ts";
import { useHydrated } from "../../delivery/use-hydrated.ts";
import { Button } from "../../ui/form/button.tsx";
import { Field, TextArea } from "../../ui/form/field.tsx";
import type { MonitorForm as Values } from "./monitor-request.ts";

const WORDS = { 3: "quick", 5: "standard", 10: "precise" } as const;

/** A visitor can fill in the form; submitting it opens the sign-up window. */
type Sending = { onVisitor(): void } | { onIncomplete(): void; onSend(values: Values): void };
type MonitorFormProps = Sending & {
  busy: boolean;
  /** An engine is connected. Without one, the sample size has no effect and is hidden. */
  canMeasure: boolean;
  initial: { url: string; query: string };
  /** How many engines a run asks. */
  engines?: number;
};

/** Returns the first five trimmed lines that start with http. */
export const competitorLines = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => /^http/i.test(line))
    .slice(0, MAX_COMPETITORS);

export function MonitorForm({ busy, canMeasure, initial, engines = 0, ...sending }: MonitorFormProps) {
  const isVisitor = "onVisitor" in sending;
  /** Submitting before hydration would only reload the page. */
  const isAwake = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const isReturn = useNavigationType() === "POP";
  // biome-ignore lint/correctness/useExhaustiveDependencies: restored once, when the form appears
  useEffect(() => {
    let stop = () => {};
    void loadCode(() => import("../../drafts/form-draft.ts")).then(
      (code) => {
        if (form.current)
          stop = code.keepFormDraft("monitor", form.current, { carried: isVisitor, isReturn });
      },
      () => {},
    );
    return () => stop();
  }, []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    if (isVisitor) return sending.onVisitor();
    const sent = new FormData(event.currentTarget);
    const read = (name: string) => String(sent.get(name) ?? "").trim();
    const [url, query] = [read("url"), read("query")];
    if (url === "" || query === "") return sending.onIncomplete();
    // Read from the form, not from state, so a choice made before hydration counts too.
    const samples = Number(read("samples")) || DEFAULT_SAMPLES;
    sending.onSend({
      url,
      query,
      competitors: competitorLines(read("competitors")),
      samples,
    });
  };
  return (
    <form noValidate onSubmit={submit} ref={form} className="grid gap-5">
      <Field
        label={<Required>Website URL</Required>}
        wide
        required
        type="url"
        name="url"
        inputMode="url"
        defaultValue={initial.url}
        placeholder={`${site.exampleUrl}/your-article`}
        disabled={busy}
      />
      <Field
        label={<Required>Search Query</Required>}
        wide
        required
        name="query"
        defaultValue={initial.query}
        placeholder="what is the best cold brew ratio"
        maxLength={LONGEST_QUERY}
        hint={
          canMeasure
            ? "Sent to each engine exactly as you type it."
            : "No engine is connected, so we compare it with the text of the pages."
        }
        disabled={busy}
      />
      <TextArea
        label="Competitor URLs"
        optional
        wide
        name="competitors"
        rows={4}
        placeholder={`${site.exampleUrl}/another-article`}
        hint={`One URL per line, up to ${MAX_COMPETITORS}. Lines that don’t start with http are ignored.`}
        disabled={busy}
      />
      {canMeasure && <Samples disabled={busy} engines={engines} />}
      <div>
        <Button type="submit" variant="primary" busy={busy} disabled={!isVisitor && !isAwake}>
          {isVisitor ? "Sign In Required" : busy ? "Analyzing…" : "Analyze Visibility"}
        </Button>
      </div>
    </form>
  );
}

function Required({ children }: { children: string }) {
  return (
    <>
      {children} <span className="font-normal text-quiet">(required)</span>
    </>
  );
}

function Samples({ disabled, engines }: { disabled: boolean; engines: number }) {
  const [size, setSize] = useState<number>(DEFAULT_SAMPLES);
  const box = useRef<HTMLFieldSetElement>(null);
  // A choice made before hydration is only known to the browser.
  useEffect(() => {
    const chosen = box.current?.querySelector<HTMLInputElement>("input:checked");
    if (chosen) setSize(Number(chosen.value));
  }, []);
  return (
    <fieldset ref={box} disabled={disabled} className="grid gap-1.5">
      <legend className="mb-1.5 text-14 font-semibold">Samples per engine</legend>
      <div className="flex flex-wrap gap-2">
        {SAMPLE_SIZES.map((one) => (
          <label
            key={one}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-sm border border-edge px-4 text-14 has-checked:border-accent has-checked:bg-accent-wash has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="samples"
              value={one}
              defaultChecked={one === DEFAULT_SAMPLES}
              onChange={() => setSize(one)}
              className="accent-accent"
            />
            {one} ({WORDS[one]})
          </label>
        ))}
      </div>
      <p role="status" className="text-14 text-quiet">
        This run uses 1 analysis and asks {engines === 1 ? "1 engine" : `${engines} engines`} {size} times:{" "}
        {engines * size} answers.
      </p>
    </fieldset>
  );
}
