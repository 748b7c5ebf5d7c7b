import type { HostLimit } from '@trackway/outbound';
import type { Caller, Clock, NewId } from '@trackway/runtime';
import type { FaultOfUrl } from '../rules/check-rule';
import type { UnitOfWork } from '../unit-of-work';
import { makeListDeliveries, makeListWebhooks, makeReadDelivery, makeReadWebhook } from './read-webhooks';
import type { Receiver } from './receiver';
import { makePauseWebhook, makeRecordAttempt } from './record-attempt';
import { makeReplayDeliveries, makeResendDelivery } from './send-again';
import { makeActivateWebhook, makeDeleteWebhook, makeRestoreWebhook, makeRotateWebhookSecret } from './switch-webhook';
import { makeTestWebhook } from './test-webhook';
import { makeCreateWebhook, makeUpdateWebhook } from './write-webhook';

export interface WebhookDeps {
  readonly unitOfWork: UnitOfWork;
  readonly receiver: Receiver;
  readonly limit: HostLimit;
  readonly faultOfUrl: FaultOfUrl;
  readonly newSecret: () => string;
  /** From 0 to 1. */
  readonly chance: () => number;
  readonly newId: NewId;
  readonly clock: Clock;
}

/** What can be done with webhooks and their deliveries. */
export function webhookApplication(deps: WebhookDeps) {
  return {
    commands: {
      createWebhook: makeCreateWebhook(deps),
      updateWebhook: makeUpdateWebhook(deps),
      deleteWebhook: makeDeleteWebhook(deps),
      restoreWebhook: makeRestoreWebhook(deps),
      activateWebhook: makeActivateWebhook(deps),
      rotateWebhookSecret: makeRotateWebhookSecret(deps),
      testWebhook: makeTestWebhook(deps),
      resendDelivery: makeResendDelivery(deps),
      replayDeliveries: makeReplayDeliveries(deps),
      recordAttempt: makeRecordAttempt(deps),
      pauseWebhook: makePauseWebhook(deps),
    },
    queries: {
      readWebhook: makeReadWebhook(deps),
      listWebhooks: makeListWebhooks(deps),
      countWaitingDeliveries: ({ frameId }: Caller, id: string) =>
        deps.unitOfWork.run(frameId, ({ webhooks }) => webhooks.countWaiting(frameId, id)),
      listWebhookDeliveries: makeListDeliveries(deps),
      readWebhookDelivery: makeReadDelivery(deps),
    },
  };
}
