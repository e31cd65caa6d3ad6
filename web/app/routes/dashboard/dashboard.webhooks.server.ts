/** Data and forms of the webhooks page. The account always comes from the session, never from a form. */
import { data } from "react-router";
import {
  type DeliveryEntry,
  WEBHOOK_INTENT,
  type WebhookEntry,
} from "../../features/security/webhooks/webhook-forms.ts";
import { answer, type ServiceResult } from "../../page-data/answer.server.ts";
import type { PageServices } from "../../services.server.ts";

export type Visit = { page: PageServices; userId: string; session: { id: string; email: string } };
type Found = Awaited<ReturnType<PageServices["listWebhooks"]>>;
type Shown = { webhooks: WebhookEntry[] | null; deliveries: DeliveryEntry[] };

const stateOf = ({ deliveredAt, failedAt }: Found["deliveries"][number]): DeliveryEntry["state"] => {
  if (deliveredAt) return "delivered";
  return failedAt ? "failed" : "waiting";
};

function shown({ webhooks, deliveries }: Found): Shown {
  const urls = new Map(webhooks.map(({ id, url }) => [id, url]));
  return {
    webhooks: webhooks.map(({ id, url, events, format, disabledAt }) => ({
      ...{ id, url, events, format, isDisabled: disabledAt !== null },
    })),
    deliveries: deliveries.map((delivery) => ({
      ...{ id: delivery.id, event: delivery.event, attempts: delivery.attempts },
      url: urls.get(delivery.webhookId) ?? "",
      createdAt: delivery.createdAt.toISOString(),
      state: stateOf(delivery),
      outcome: delivery.status === null ? delivery.error : String(delivery.status),
    })),
  };
}

export async function webhooksOf({ page, userId }: Visit): Promise<Shown> {
  try {
    return shown(await page.listWebhooks(userId));
  } catch (error) {
    page.log.error("webhooks could not be read", { userId, requestId: page.requestId, error });
    return { webhooks: null, deliveries: [] };
  }
}

const text = (form: FormData, name: string) => String(form.get(name) ?? "");

export function doWithWebhooks({ page, userId, session }: Visit, form: FormData) {
  const { requestId } = page;
  const which = { userId, id: text(form, "id"), requestId };
  const nothing = async (work: Promise<void>) => {
    await work;
    return null;
  };
  switch (text(form, "intent")) {
    case WEBHOOK_INTENT.create: {
      const events = form.getAll("event").map(String);
      const webhook = {
        userId,
        session,
        requestId,
        url: text(form, "url"),
        events,
        format: text(form, "format"),
      };
      return answer(page, { what: "adding a webhook" }, () => page.createWebhook(webhook));
    }
    case WEBHOOK_INTENT.change: {
      const chosen = { events: form.getAll("event").map(String), format: text(form, "format") };
      return answer(page, { what: "changing a webhook" }, () =>
        nothing(page.changeWebhook({ ...which, ...chosen })),
      );
    }
    case WEBHOOK_INTENT.pause:
    case WEBHOOK_INTENT.resume: {
      const isPaused = text(form, "intent") === WEBHOOK_INTENT.pause;
      return answer(page, { what: "pausing a webhook" }, () =>
        nothing(page.pauseWebhook({ ...which, isPaused })),
      );
    }
    case WEBHOOK_INTENT.renew:
      return answer(page, { what: "a new secret" }, () => page.renewWebhookSecret({ ...which, session }));
    case WEBHOOK_INTENT.remove:
      return answer(page, { what: "deleting a webhook" }, () => nothing(page.removeWebhook(which)));
    case WEBHOOK_INTENT.test:
      return answer(page, { what: "testing a webhook" }, () => nothing(page.testWebhook(which)));
    case WEBHOOK_INTENT.replay:
      return answer(page, { what: "replaying a delivery" }, () => nothing(page.replayDelivery(which)));
    default:
      return data<ServiceResult>({ ok: false, problem: "Unknown action." }, { status: 400 });
  }
}
