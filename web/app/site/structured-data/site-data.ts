/** Who publishes this site and what the product is, for machines. No rating: nobody has given one. */

import { site, TAGLINE } from "@citeworthy/core/product/identity/site";
import { PRICES } from "@citeworthy/core/product/plans/plans";

export const publisherData = (base: string) => ({
  "@type": "Organization",
  "@id": `${base}/#publisher`,
  name: site.name,
  url: `${base}/`,
  logo: { "@type": "ImageObject", url: `${base}/apple-touch-icon.png` },
  ...(site.supportEmail !== null && { email: site.supportEmail }),
  ...(site.social.length > 0 && { sameAs: site.social.map(({ url }) => url) }),
});

export const siteData = (base: string) => ({
  "@context": "https://schema.org",
  "@graph": [
    publisherData(base),
    {
      "@type": "WebSite",
      "@id": `${base}/#site`,
      name: site.name,
      url: `${base}/`,
      description: TAGLINE,
      inLanguage: "en",
      publisher: { "@id": `${base}/#publisher` },
    },
    {
      "@type": "SoftwareApplication",
      name: site.name,
      applicationCategory: "BusinessApplication",
      operatingSystem: "Web",
      url: `${base}/`,
      offers: Object.values(PRICES).map(({ monthly }) => ({
        "@type": "Offer",
        price: monthly,
        priceCurrency: "USD",
        url: `${base}/pricing`,
      })),
    },
  ],
});
