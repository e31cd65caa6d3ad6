/** Names and abbreviations that people type in lower case, in their usual spelling. None of them is also a common word. */
const SPELLED = `
ADHD CBD CV DEI DJ ESG FDA HOA HDMI HIV IBS IoT KYC LSAT MCP MLM NBA NBC NDA NFL NLP NPS NYC OKR OKRs OLED PCI PhD PR RV RVs SOC SOP SOPs SUV SUVs THC TSA UV VC
BMW Bing Canva Cloudflare Disney Dyson Excel Fitbit Gemini HBO Honda Hulu Jira Kindle Klaviyo LEGO Magento Mailchimp Mastodon Minecraft Nike Nintendo NVIDIA Obsidian Outlook Patagonia Peloton Perplexity
PlayStation Pokémon Porsche Roblox Samsung SharePoint Stripe Subaru Tesla Toyota Uber VMware Volkswagen Xbox Xero Zillow
AI AEO API APIs AWS B2B B2C BBQ CDN CEO CFO CMO CMS CNC CPA CPC CPU CRM CRMs CRO CSS CSV CTA CTO CTR DIY DNA DNS DSLR EDM EHR ERP EU EV EVs
FAQ FAQs FBA GDP GDPR GEO GPS GPU GPT HIIT HIPAA HR HTML HTTP HTTPS HVAC IELTS IRA IRS ISO JSON KPI KPIs LED LLC LLM LLMs MBA MRI MVP NAS NFT NGO
PCOS PDF PHP POS PPC PTSD QR RAG ROI RSS SaaS SEM SEO SERP SKU SMS SMTP SQL SSD SSL SWOT TOEFL TV UGC UI UK URL URLs USA USB UX VPN VPS VR WiFi XML
AdWords Airbnb Android AutoCAD Bitcoin ChatGPT Copilot DeepMind Dropbox eBay eBook eBooks Etsy Ethereum Facebook Figma Firefox GitHub GitLab Gmail Google
HubSpot iCloud Ikea Instagram iOS iPad iPhone iPhones JavaScript Kubernetes LaTeX LinkedIn Linux macOS Microsoft MySQL Netflix Node.js OpenAI
PayPal Photoshop Pinterest PostgreSQL PowerPoint QuickBooks Reddit Salesforce Shopify Snapchat Spotify Squarespace Tableau TikTok Trello TypeScript
Ubuntu Venmo WhatsApp Wikipedia WooCommerce WordPress YouTube Zapier
January February April June July August September October November December Monday Tuesday Wednesday Thursday Friday Saturday Sunday Christmas Halloween Easter Thanksgiving
American Arabic Asian Australian British Canadian Dutch English European French German Greek Indian Irish Italian Japanese Korean Mexican Portuguese Russian Scottish Spanish Swedish Thai Vietnamese
Africa America Asia Australia Austria Barcelona Belgium Berlin Boston Brazil Britain California Canada Chicago Dubai Egypt England Europe Florida France Germany Greece
Iceland India Ireland Italy Japan Kenya Lisbon London Madrid Mexico Morocco Munich Netherlands Norway Paris Portugal Rome Scotland Seattle Singapore Spain Sweden
Switzerland Sydney Texas Tokyo Toronto Vienna Vietnam Wales`
  .trim()
  .split(/\s+/);

const byLower = new Map(SPELLED.map((word) => [word.toLowerCase(), word]));

export const spelled = (word: string): string | undefined => byLower.get(word.toLowerCase());
