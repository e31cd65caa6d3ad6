/** Who is cited beside this page. What no engine was asked for is said to be an estimate. */
import { cleanRecommendation } from "@citeworthy/core/advice/clean";
import { extractLink } from "@citeworthy/core/advice/extract-link";
import type { Enhancement } from "@citeworthy/core/contract";
import { ExternalLink } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Tabs } from "../../ui/tabs.tsx";

type Engine = "perplexity" | "chatgpt";
const ENGINE: Record<Engine, string> = { perplexity: "Perplexity", chatgpt: "ChatGPT" };
/** Items without an engine are told apart by their place. */
const PERPLEXITY_ITEMS = 3;
const CHATGPT_ITEMS = 2;

type Reference = { link: string | null; text: string; estimated: boolean };

function referenceOf(item: Enhancement): Reference {
  if ("content" in item) return { ...extractLink(cleanRecommendation(item.content)), estimated: false };
  return {
    link: item.link,
    text: cleanRecommendation(item.reason),
    estimated: item.provenance === "estimated",
  };
}

export function itemsOf(items: Enhancement[], engine: Engine): Enhancement[] {
  const named = items.filter((item) => "link" in item && item.engine !== undefined);
  if (named.length > 0) return named.filter((item) => "link" in item && item.engine === engine);
  return engine === "perplexity"
    ? items.slice(0, PERPLEXITY_ITEMS)
    : items.slice(PERPLEXITY_ITEMS, PERPLEXITY_ITEMS + CHATGPT_ITEMS);
}

function Item({ item, engine }: { item: Enhancement; engine: Engine }) {
  const { link, text, estimated } = referenceOf(item);
  return (
    <li className="grid gap-2 border-b border-line py-4">
      <p className="flex flex-wrap items-center gap-3">
        {link && (
          <a
            href={link}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent underline underline-offset-2"
          >
            Competitor Reference
            <ExternalLink aria-hidden="true" className="size-4" />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        )}
        {link && <span className="text-14 text-quiet">{URL.parse(link)?.hostname}</span>}
        {estimated && <Badge>Estimated</Badge>}
      </p>
      {text && (
        <p className="max-w-[68ch]">
          <strong>Why {ENGINE[engine]} Mentions This:</strong>{" "}
          {estimated && <span className="text-quiet">Estimated, no engine was asked. </span>}
          {text}
        </p>
      )}
    </li>
  );
}

function EngineTab({ items, engine }: { items: Enhancement[]; engine: Engine }) {
  const own = itemsOf(items, engine);
  if (own.length === 0)
    return (
      <EmptyState title={`Nothing from ${ENGINE[engine]} yet`}>
        <p>
          No engine was asked for this analysis. An operator who adds a {ENGINE[engine]} key gets what it
          really cites.
        </p>
      </EmptyState>
    );
  return (
    <>
      <h4 className="text-16 font-semibold">Top Competitors</h4>
      <ul>
        {own.map((item) => (
          <Item key={JSON.stringify(item)} item={item} engine={engine} />
        ))}
      </ul>
    </>
  );
}

function GoogleTab() {
  return (
    <div className="grid gap-2">
      <h4 className="flex items-center gap-3 text-16 font-semibold">
        Analysis <Badge>Coming Soon</Badge>
      </h4>
      <p className="text-quiet">
        We're working on bringing you competitor analysis from Google AI Overviews.
      </p>
    </div>
  );
}

export function Competitors({ items }: { items: Enhancement[] }) {
  return (
    <Tabs
      label="Engines"
      initial="perplexity"
      tabs={[
        { id: "perplexity", label: "Perplexity", content: <EngineTab items={items} engine="perplexity" /> },
        { id: "chatgpt", label: "ChatGPT", content: <EngineTab items={items} engine="chatgpt" /> },
        {
          id: "google",
          label: (
            <>
              Google AI Overviews <Badge>Coming Soon</Badge>
            </>
          ),
          content: <GoogleTab />,
        },
      ]}
    />
  );
}
