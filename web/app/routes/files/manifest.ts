/** The web manifest: how the site is named and drawn on a home screen. */
import { site, TAGLINE } from "@citeworthy/core/product/identity/site";

const icon = (size: number, purpose: "any" | "maskable") => ({
  src: `/icons/${purpose === "any" ? "icon" : "maskable"}-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

export const loader = () =>
  new Response(
    JSON.stringify({
      name: site.name,
      short_name: site.name,
      description: TAGLINE,
      lang: "en",
      start_url: "/",
      scope: "/",
      display: "browser",
      background_color: "#fbfaf6",
      theme_color: "#fbfaf6",
      icons: [icon(192, "any"), icon(512, "any"), icon(512, "maskable")],
    }),
    {
      headers: {
        "Content-Type": "application/manifest+json; charset=utf-8",
        "Cache-Control": "public, max-age=3600",
      },
    },
  );
