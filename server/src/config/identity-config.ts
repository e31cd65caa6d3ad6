/**
 * The operator's identity from the environment. It has its own parser because it is read before anything else; the
 * configuration reports what is wrong with it.
 */
import { DEFAULT_IDENTITY, type Identity, type SocialLink } from "@citeworthy/core/product/identity/identity";
import { z } from "zod";

/** Other signs would need escaping in HTML, in JSON, in file names or in the headers of an email. */
const NAME = /^[\p{L}\p{N}](?:[\p{L}\p{N} .-]{0,38}[\p{L}\p{N}])?$/u;
const MAX_LINKS = 10;

const webAddress = z
  .string()
  .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ""), "must be an http or https URL");
const links = z
  .string()
  .transform((text) => text.split(",").flatMap((part) => part.trim() || []))
  .pipe(z.array(webAddress).max(MAX_LINKS));

const Environment = z.object({
  PRODUCT_NAME: z
    .string()
    .regex(NAME, "must have up to 40 letters, digits, spaces, dots or hyphens")
    .optional(),
  OPERATOR_NAME: z.string().max(120).optional(),
  SUPPORT_EMAIL: z.email("must be an email address").optional(),
  SOCIAL_LINKS: links.optional(),
  RECOMMENDATIONS_URL: webAddress.optional(),
  TERMS_URL: webAddress.optional(),
  PRIVACY_URL: webAddress.optional(),
  IMPRINT_URL: webAddress.optional(),
  CRAWLER_URL: webAddress.optional(),
  ANALYTICS_MEASUREMENT_ID: z
    .string()
    .regex(/^G-\w{4,20}$/, "must be like G-ABC1234567")
    .optional(),
  ANALYTICS_TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-\w{4,20}$/, "must be like GTM-ABC1234")
    .optional(),
});
type Settings = z.infer<typeof Environment>;

type Read = {
  /** `null`: nothing is set, or not all of it is valid. */
  identity: Partial<Identity> | null;
  /** For site owners who find our crawler in their logs; `null`: not set. */
  crawlerUrl: string | null;
  problems: string[];
};

export function identityFrom(environment: NodeJS.ProcessEnv): Read {
  const given = Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== "");
  const parsed = Environment.safeParse(
    Object.fromEntries(given.map(([name, value]) => [name, value?.trim()])),
  );
  if (!parsed.success)
    return {
      identity: null,
      crawlerUrl: null,
      problems: parsed.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`),
    };
  const { CRAWLER_URL, ...settings } = parsed.data;
  const hasSettings = Object.keys(settings).length > 0;
  return {
    identity: hasSettings ? identityOf(settings) : null,
    crawlerUrl: CRAWLER_URL ?? null,
    problems: [],
  };
}

const identityOf = (env: Omit<Settings, "CRAWLER_URL">): Identity => ({
  name: env.PRODUCT_NAME ?? DEFAULT_IDENTITY.name,
  operator: env.OPERATOR_NAME ?? null,
  supportEmail: env.SUPPORT_EMAIL ?? null,
  social: (env.SOCIAL_LINKS ?? []).map(socialLink),
  recommendationsUrl: env.RECOMMENDATIONS_URL ?? null,
  termsUrl: env.TERMS_URL ?? null,
  privacyUrl: env.PRIVACY_URL ?? null,
  imprintUrl: env.IMPRINT_URL ?? null,
  analytics: {
    measurementId: env.ANALYTICS_MEASUREMENT_ID ?? null,
    tagManagerId: env.ANALYTICS_TAG_MANAGER_ID ?? null,
  },
});

const NETWORKS: Record<string, string> = {
  "bsky.app": "Bluesky",
  "facebook.com": "Facebook",
  "github.com": "GitHub",
  "instagram.com": "Instagram",
  "linkedin.com": "LinkedIn",
  "tiktok.com": "TikTok",
  "twitter.com": "X",
  "x.com": "X",
  "youtube.com": "YouTube",
};

/** A network that we don't know is shown by its host. */
function socialLink(url: string): SocialLink {
  const host = new URL(url).hostname.replace(/^www\./, "");
  return { name: NETWORKS[host] ?? host, url };
}
