/** Every check, in the order of the report. */
import type { Audit } from "./audit.ts";
import { balancedView } from "./competitor-analysis/balanced-view.ts";
import { comparisonPages } from "./competitor-analysis/comparison-pages.ts";
import { comparisonStructure } from "./competitor-analysis/comparison-structure.ts";
import { factGap } from "./competitor-analysis/fact-gap.ts";
import { freshnessGap } from "./competitor-analysis/freshness-gap.ts";
import { ownSiteCeiling } from "./competitor-analysis/own-site-ceiling.ts";
import { passageFacts } from "./competitor-analysis/passage-facts.ts";
import { passageRank } from "./competitor-analysis/passage-rank.ts";
import { passageStrength } from "./competitor-analysis/passage-strength.ts";
import { sharedVocabulary } from "./competitor-analysis/shared-vocabulary.ts";
import { structureGap } from "./competitor-analysis/structure-gap.ts";
import { subtopicGap } from "./competitor-analysis/subtopic-gap.ts";
import { attributedQuotations } from "./content-authority/attributed-quotations.ts";
import { authorProfile } from "./content-authority/author-profile.ts";
import { authorSchema } from "./content-authority/author-schema.ts";
import { byline } from "./content-authority/byline.ts";
import { expertReview } from "./content-authority/expert-review.ts";
import { inlineCitations } from "./content-authority/inline-citations.ts";
import { institutionalLinks } from "./content-authority/institutional-links.ts";
import { optimizationFingerprint } from "./content-authority/optimization-fingerprint.ts";
import { outsideReputation } from "./content-authority/outside-reputation.ts";
import { publisherIdentity } from "./content-authority/publisher-identity.ts";
import { sitePolicies } from "./content-authority/site-policies.ts";
import { sourceQuality } from "./content-authority/source-quality.ts";
import { sourcedNumbers } from "./content-authority/sourced-numbers.ts";
import { textForModels } from "./content-authority/text-for-models.ts";
import { unsupportedClaims } from "./content-authority/unsupported-claims.ts";
import { age } from "./content-freshness/age.ts";
import { changeNote } from "./content-freshness/change-note.ts";
import { dateSanity } from "./content-freshness/date-sanity.ts";
import { datedFacts } from "./content-freshness/dated-facts.ts";
import { engineAges } from "./content-freshness/engine-ages.ts";
import { headerDates } from "./content-freshness/header-dates.ts";
import { pastEvents } from "./content-freshness/past-events.ts";
import { staleYears } from "./content-freshness/stale-years.ts";
import { updateStamp } from "./content-freshness/update-stamp.ts";
import { visibleDate } from "./content-freshness/visible-date.ts";
import { acronyms } from "./content-strategy/acronyms.ts";
import { authoritativeTone } from "./content-strategy/authoritative-tone.ts";
import { concision } from "./content-strategy/concision.ts";
import { declarativeOpening } from "./content-strategy/declarative-opening.ts";
import { definitions } from "./content-strategy/definitions.ts";
import { expectedFacts } from "./content-strategy/expected-facts.ts";
import { explanations } from "./content-strategy/explanations.ts";
import { firstPerson } from "./content-strategy/first-person.ts";
import { fluency } from "./content-strategy/fluency.ts";
import { headingMatch } from "./content-strategy/heading-match.ts";
import { hedging } from "./content-strategy/hedging.ts";
import { intentFormat } from "./content-strategy/intent-format.ts";
import { length } from "./content-strategy/length.ts";
import { measuredFacts } from "./content-strategy/measured-facts.ts";
import { originalData } from "./content-strategy/original-data.ts";
import { priceFacts } from "./content-strategy/price-facts.ts";
import { promotionalWording } from "./content-strategy/promotional-wording.ts";
import { queryCoverage } from "./content-strategy/query-coverage.ts";
import { stepList } from "./content-strategy/step-list.ts";
import { stuffing } from "./content-strategy/stuffing.ts";
import { topicFocus } from "./content-strategy/topic-focus.ts";
import { cleanExtraction } from "./content-structure/clean-extraction.ts";
import { conclusion } from "./content-structure/conclusion.ts";
import { earlyAnswer } from "./content-structure/early-answer.ts";
import { faqBlock } from "./content-structure/faq-block.ts";
import { headingOrder } from "./content-structure/heading-order.ts";
import { headingPresence } from "./content-structure/heading-presence.ts";
import { lists } from "./content-structure/lists.ts";
import { markupRatio } from "./content-structure/markup-ratio.ts";
import { namedThings } from "./content-structure/named-things.ts";
import { passageLength } from "./content-structure/passage-length.ts";
import { questionHeadings } from "./content-structure/question-headings.ts";
import { readability } from "./content-structure/readability.ts";
import { sectionAnswers } from "./content-structure/section-answers.ts";
import { sectionLength } from "./content-structure/section-length.ts";
import { selfContainedPassages } from "./content-structure/self-contained-passages.ts";
import { shortStatements } from "./content-structure/short-statements.ts";
import { summaryBlock } from "./content-structure/summary-block.ts";
import { tables } from "./content-structure/tables.ts";
import { embeddedVideo } from "./interactive-elements/embedded-video.ts";
import { figureCaptions } from "./interactive-elements/figure-captions.ts";
import { foldedText } from "./interactive-elements/folded-text.ts";
import { labelledControls } from "./interactive-elements/labelled-controls.ts";
import { openAnswer } from "./interactive-elements/open-answer.ts";
import { overlays } from "./interactive-elements/overlays.ts";
import { pageNavigation } from "./interactive-elements/page-navigation.ts";
import { picturedData } from "./interactive-elements/pictured-data.ts";
import { steeringLinks } from "./interactive-elements/steering-links.ts";
import { toolsAndQuizzes } from "./interactive-elements/tools-and-quizzes.ts";
import { videoTranscript } from "./interactive-elements/video-transcript.ts";
import { widgetText } from "./interactive-elements/widget-text.ts";
import { advertising } from "./technical-implementation/advertising.ts";
import { aiTxt } from "./technical-implementation/ai-txt.ts";
import { canonical } from "./technical-implementation/canonical.ts";
import { crawlerWall } from "./technical-implementation/crawler-wall.ts";
import { declaredLanguage } from "./technical-implementation/declared-language.ts";
import { delivery } from "./technical-implementation/delivery.ts";
import { description } from "./technical-implementation/description.ts";
import { faqMarkup } from "./technical-implementation/faq-markup.ts";
import { headExtras } from "./technical-implementation/head-extras.ts";
import { imageAlternatives } from "./technical-implementation/image-alternatives.ts";
import { internalLinks } from "./technical-implementation/internal-links.ts";
import { llmsTxt } from "./technical-implementation/llms-txt.ts";
import { openAccess } from "./technical-implementation/open-access.ts";
import { openGraph } from "./technical-implementation/open-graph.ts";
import { readerWindow } from "./technical-implementation/reader-window.ts";
import { searchCrawlers } from "./technical-implementation/search-crawlers.ts";
import { servedText } from "./technical-implementation/served-text.ts";
import { sitemapEntry } from "./technical-implementation/sitemap-entry.ts";
import { slug } from "./technical-implementation/slug.ts";
import { snippetPermission } from "./technical-implementation/snippet-permission.ts";
import { speed } from "./technical-implementation/speed.ts";
import { structuredDataAgreement } from "./technical-implementation/structured-data-agreement.ts";
import { structuredDataPresence } from "./technical-implementation/structured-data-presence.ts";
import { titleTag } from "./technical-implementation/title-tag.ts";
import { trainingCrawlers } from "./technical-implementation/training-crawlers.ts";

export const allAudits: readonly Audit[] = [
  acronyms,
  authoritativeTone,
  concision,
  declarativeOpening,
  definitions,
  expectedFacts,
  explanations,
  firstPerson,
  fluency,
  headingMatch,
  hedging,
  intentFormat,
  length,
  measuredFacts,
  originalData,
  priceFacts,
  promotionalWording,
  queryCoverage,
  stepList,
  stuffing,
  topicFocus,
  balancedView,
  comparisonPages,
  comparisonStructure,
  factGap,
  freshnessGap,
  ownSiteCeiling,
  passageFacts,
  passageRank,
  passageStrength,
  sharedVocabulary,
  structureGap,
  subtopicGap,
  cleanExtraction,
  conclusion,
  earlyAnswer,
  faqBlock,
  headingOrder,
  headingPresence,
  lists,
  markupRatio,
  namedThings,
  passageLength,
  questionHeadings,
  readability,
  sectionAnswers,
  sectionLength,
  selfContainedPassages,
  shortStatements,
  summaryBlock,
  tables,
  attributedQuotations,
  authorProfile,
  authorSchema,
  byline,
  expertReview,
  inlineCitations,
  institutionalLinks,
  optimizationFingerprint,
  outsideReputation,
  publisherIdentity,
  sitePolicies,
  sourceQuality,
  sourcedNumbers,
  textForModels,
  unsupportedClaims,
  advertising,
  aiTxt,
  canonical,
  crawlerWall,
  declaredLanguage,
  delivery,
  description,
  faqMarkup,
  headExtras,
  imageAlternatives,
  internalLinks,
  llmsTxt,
  openAccess,
  openGraph,
  readerWindow,
  searchCrawlers,
  servedText,
  sitemapEntry,
  slug,
  snippetPermission,
  speed,
  structuredDataAgreement,
  structuredDataPresence,
  titleTag,
  trainingCrawlers,
  age,
  changeNote,
  dateSanity,
  datedFacts,
  engineAges,
  headerDates,
  pastEvents,
  staleYears,
  updateStamp,
  visibleDate,
  embeddedVideo,
  figureCaptions,
  foldedText,
  labelledControls,
  openAnswer,
  overlays,
  pageNavigation,
  picturedData,
  steeringLinks,
  toolsAndQuizzes,
  videoTranscript,
  widgetText,
];
