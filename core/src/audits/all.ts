/** Every check of the rubric, by section. */
import { SECTIONS, type Section } from "../contract/analysis-result.ts";
import type { Audit } from "./audit.ts";
import { balancedView } from "./competitor-analysis/balanced-view.ts";
import { comparisonStructure } from "./competitor-analysis/comparison-structure.ts";
import { factGap } from "./competitor-analysis/fact-gap.ts";
import { freshnessGap } from "./competitor-analysis/freshness-gap.ts";
import { originalData } from "./competitor-analysis/original-data.ts";
import { passageRank } from "./competitor-analysis/passage-rank.ts";
import { subtopicGap } from "./competitor-analysis/subtopic-gap.ts";
import { attributedQuotations } from "./content-authority/attributed-quotations.ts";
import { authorSchema } from "./content-authority/author-schema.ts";
import { byline } from "./content-authority/byline.ts";
import { inlineCitations } from "./content-authority/inline-citations.ts";
import { institutionalLinks } from "./content-authority/institutional-links.ts";
import { publisherIdentity } from "./content-authority/publisher-identity.ts";
import { sitePolicies } from "./content-authority/site-policies.ts";
import { sourcedNumbers } from "./content-authority/sourced-numbers.ts";
import { textForModels } from "./content-authority/text-for-models.ts";
import { unsupportedClaims } from "./content-authority/unsupported-claims.ts";
import { userGenerated } from "./content-authority/user-generated.ts";
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
import { answerSentence } from "./content-strategy/answer-sentence.ts";
import { definitions } from "./content-strategy/definitions.ts";
import { length } from "./content-strategy/length.ts";
import { measuredFacts } from "./content-strategy/measured-facts.ts";
import { promotionalWording } from "./content-strategy/promotional-wording.ts";
import { stuffing } from "./content-strategy/stuffing.ts";
import { titlePromise } from "./content-strategy/title-promise.ts";
import { topicFocus } from "./content-strategy/topic-focus.ts";
import { cleanExtraction } from "./content-structure/clean-extraction.ts";
import { earlyAnswer } from "./content-structure/early-answer.ts";
import { faqBlock } from "./content-structure/faq-block.ts";
import { headingOrder } from "./content-structure/heading-order.ts";
import { headingPresence } from "./content-structure/heading-presence.ts";
import { passageLength } from "./content-structure/passage-length.ts";
import { readability } from "./content-structure/readability.ts";
import { sectionAnswers } from "./content-structure/section-answers.ts";
import { stepList } from "./content-structure/step-list.ts";
import { summaryBlock } from "./content-structure/summary-block.ts";
import { embeddedVideo } from "./interactive-elements/embedded-video.ts";
import { figureCaptions } from "./interactive-elements/figure-captions.ts";
import { foldedText } from "./interactive-elements/folded-text.ts";
import { labelledControls } from "./interactive-elements/labelled-controls.ts";
import { overlays } from "./interactive-elements/overlays.ts";
import { pageNavigation } from "./interactive-elements/page-navigation.ts";
import { picturedData } from "./interactive-elements/pictured-data.ts";
import { steeringLinks } from "./interactive-elements/steering-links.ts";
import { toolsAndQuizzes } from "./interactive-elements/tools-and-quizzes.ts";
import { videoTranscript } from "./interactive-elements/video-transcript.ts";
import { widgetText } from "./interactive-elements/widget-text.ts";
import { canonical } from "./technical-implementation/canonical.ts";
import { crawlerWall } from "./technical-implementation/crawler-wall.ts";
import { declaredLanguage } from "./technical-implementation/declared-language.ts";
import { delivery } from "./technical-implementation/delivery.ts";
import { description } from "./technical-implementation/description.ts";
import { faqMarkup } from "./technical-implementation/faq-markup.ts";
import { imageAlternatives } from "./technical-implementation/image-alternatives.ts";
import { internalLinks } from "./technical-implementation/internal-links.ts";
import { llmsTxt } from "./technical-implementation/llms-txt.ts";
import { openAccess } from "./technical-implementation/open-access.ts";
import { openGraph } from "./technical-implementation/open-graph.ts";
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

export const auditsBySection: Record<Section, readonly Audit[]> = {
  content_strategy: [
    answerSentence,
    definitions,
    length,
    measuredFacts,
    promotionalWording,
    stuffing,
    titlePromise,
    topicFocus,
  ],
  competitor_analysis: [
    balancedView,
    comparisonStructure,
    factGap,
    freshnessGap,
    originalData,
    passageRank,
    subtopicGap,
  ],
  content_structure: [
    cleanExtraction,
    earlyAnswer,
    faqBlock,
    headingOrder,
    headingPresence,
    passageLength,
    readability,
    sectionAnswers,
    stepList,
    summaryBlock,
  ],
  content_authority: [
    attributedQuotations,
    authorSchema,
    byline,
    inlineCitations,
    institutionalLinks,
    publisherIdentity,
    sitePolicies,
    sourcedNumbers,
    textForModels,
    unsupportedClaims,
    userGenerated,
  ],
  technical_implementation: [
    canonical,
    crawlerWall,
    declaredLanguage,
    delivery,
    description,
    faqMarkup,
    imageAlternatives,
    internalLinks,
    llmsTxt,
    openAccess,
    openGraph,
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
  ],
  content_freshness: [
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
  ],
  interactive_elements: [
    embeddedVideo,
    figureCaptions,
    foldedText,
    labelledControls,
    overlays,
    pageNavigation,
    picturedData,
    steeringLinks,
    toolsAndQuizzes,
    videoTranscript,
    widgetText,
  ],
};

export const allAudits: readonly Audit[] = SECTIONS.flatMap((section) => auditsBySection[section]);
