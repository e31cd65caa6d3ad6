/** The ten questions of the pricing page. Every figure comes from the product's own tables. */
import {
  PRICES,
  QUOTAS,
  REFUND_DAYS,
  TRIAL_DAYS,
  YEARLY_SAVING_PERCENT,
} from "@citeworthy/core/product/plans/plans";
import type { Question } from "./article.ts";

const { trial, core, pro } = QUOTAS;

export const PRICING_FAQ: readonly Question[] = [
  {
    question: "What does the free trial include, and do I need a card?",
    answer: `The trial lasts ${TRIAL_DAYS} days and includes ${trial.content_analyses} content analyses, ${trial.article_generator} GEO articles and ${trial.ai_visibility} visibility monitor runs. No card is required, and it does not become a paid plan automatically.`,
  },
  {
    question: "What is the difference between Core and Pro?",
    answer: `Core costs $${PRICES.core.monthly} a month and includes ${core.content_analyses} content analyses, ${core.article_generator} GEO articles and ${core.ai_visibility} monitor runs each month. Pro costs $${PRICES.pro.monthly} a month and includes ${pro.content_analyses} analyses, ${pro.article_generator} articles and ${pro.ai_visibility} monitor runs.`,
  },
  {
    question: "How much do I save with yearly billing?",
    answer: `About ${YEARLY_SAVING_PERCENT}%: Core is $${PRICES.core.yearly} instead of $${PRICES.core.listed} a year, Pro $${PRICES.pro.yearly} instead of $${PRICES.pro.listed}. Limits are still counted month by month.`,
  },
  {
    question: "What does Enterprise offer?",
    answer: "Enterprise is a custom plan with unlimited use. The address to ask at is on the plan card.",
  },
  {
    question: "What counts as one use?",
    answer:
      "One finished analysis, one finished article, or one monitor run with its competitors. Failed runs do not count, and opening a saved result is free.",
  },
  {
    question: "When do my limits reset?",
    answer:
      "Each month, counted from the start of your subscription period, on yearly plans too; on the free plan with the calendar month. Unused runs do not roll over.",
  },
  {
    question: "What happens when I reach a limit?",
    answer:
      "You will see a message, and nothing is charged beyond your plan. Upgrade or wait for the next period.",
  },
  {
    question: "Can I change or cancel my plan?",
    answer:
      "Yes: you can cancel from the dashboard, and your plan stays active until the end of the paid period, after which the account moves to the free plan. When you change plans, uses from the current month still count.",
  },
  {
    question: "Can I get a refund?",
    answer: `Yes, within ${REFUND_DAYS} days of starting a paid subscription. Contact support from your account's email address.`,
  },
  {
    question: "How are payments handled?",
    answer:
      "Payment happens on the hosted checkout page of the operator's card payment provider; this site does not receive card numbers. Your dashboard shows your payment history and next billing date.",
  },
];
