import type { CheckUrl, HostLimit } from '@trackway/outbound';
import type { Caller, Clock, NewId } from '@trackway/runtime';
import type { FindExisting } from '../shared/require-existing';
import type { UnitOfWork, WebhookStores } from '../unit-of-work';
import type { DeliveryClient } from './deliveries/delivery-client';
import { makeListDeliveries, makeReadDelivery } from './deliveries/read-deliveries';
import { makePauseWebhook, makeRecordAttempt, makeSkipDelivery } from './deliveries/record-attempt';
import { makeReplayDeliveries, makeResendDelivery } from './deliveries/resend';
import { makeTestWebhook } from './deliveries/test-webhook';
import { makeReadEvents } from './feed/read-events';
import {
  makeActivateWebhook,
  makeDeleteWebhook,
  makeRestoreWebhook,
  makeRotateWebhookSecret,
} from './subscriptions/change-webhook-state';
import { makeListWebhooks, makeReadWebhook } from './subscriptions/read-webhooks';
import type { CheckView } from './subscriptions/view-check';
import { webhookReverter } from './subscriptions/webhook-reverter';
import { makeCreateWebhook, makeUpdateWebhook } from './subscriptions/write-webhook';

export interface WebhookDeps {
  readonly unitOfWork: UnitOfWork<WebhookStores>;
  readonly deliveryClient: DeliveryClient;
  readonly limit: HostLimit;
  readonly checkUrl: CheckUrl;
  readonly checkView: CheckView;
  readonly findProjects: FindExisting;
  readonly newSecret: () => string;
  /** From 0 to 1. */
  readonly chance: () => number;
  readonly newId: NewId;
  readonly clock: Clock;
}

/** Webhooks and their deliveries. */
export function webhooksModule(deps: WebhookDeps) {
  const changes = {
    updateWebhook: makeUpdateWebhook(deps),
    deleteWebhook: makeDeleteWebhook(deps),
    restoreWebhook: makeRestoreWebhook(deps),
  };
  return {
    reverters: { webhook: webhookReverter({ ...deps, ...changes }) },
    commands: {
      createWebhook: makeCreateWebhook(deps),
      ...changes,
      activateWebhook: makeActivateWebhook(deps),
      rotateWebhookSecret: makeRotateWebhookSecret(deps),
      testWebhook: makeTestWebhook(deps),
      resendDelivery: makeResendDelivery(deps),
      replayDeliveries: makeReplayDeliveries(deps),
      recordAttempt: makeRecordAttempt(deps),
      skipDelivery: makeSkipDelivery(deps),
      pauseWebhook: makePauseWebhook(deps),
    },
    queries: {
      readWebhook: makeReadWebhook(deps),
      readEvents: makeReadEvents(deps),
      listWebhooks: makeListWebhooks(deps),
      countWaitingDeliveries: ({ frameId }: Caller, id: string) =>
        deps.unitOfWork.run(frameId, ({ webhooks }) => webhooks.countWaiting(frameId, id)),
      listWebhookDeliveries: makeListDeliveries(deps),
      readWebhookDelivery: makeReadDelivery(deps),
    },
  };
}
