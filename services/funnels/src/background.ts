import type { HostLimit } from '@trackway/outbound';
import { type Database, makePurgeExpired, purgeBatch } from '@trackway/postgres';
import { type Clock, type Logger, newId } from '@trackway/runtime';
import { type BackgroundTask, loopTask } from '@trackway/service';
import { type BlobStore, makePurgeFiles } from '@trackway/storage';
import type { Application } from './application';
import { makeProcessTriggers } from './automation/runs/process-triggers';
import { PgRuleAlarms } from './automation/schedules/pg-rule-alarms';
import { makePurgeMoves, makePurgeTriggers, makePurgeUnusedTriggers } from './automation/triggers/purge-triggers';
import { attachmentKeyOf, pgAttachmentKeys } from './board/attachments/attachment-files';
import { PgDeadlines } from './board/times/pg-time-ledger';
import type { Config } from './config';
import { duePoller } from './shared/due-poller';
import type { FetchGrants } from './shared/owner-scopes';
import { KeyedQueueWorker } from './shared/queues/keyed-queue-worker';
import { PgKeyedQueue } from './shared/queues/pg-keyed-queue';
import type { UnitOfWork } from './unit-of-work';
import type { DeliveryClient } from './webhooks/deliveries/delivery-client';
import { PgDuePurges } from './webhooks/deliveries/pg-due-purges';
import { makeProcessDeliveries } from './webhooks/deliveries/process-deliveries';
import { webhookEventPurger } from './webhooks/deliveries/purge-events';
import { makePurgeFeed } from './webhooks/feed/pg-purge-feed';
import type { IsInView } from './webhooks/subscriptions/view-check';

const PURGE_INTERVAL_MS = 60 * 60 * 1_000;
/** Lists all files, of which few are without an attachment. */
const FILES_INTERVAL_MS = 24 * 60 * 60 * 1_000;
const PURGED_EFFECTS = 5_000;
const MAX_CONCURRENT_DELIVERIES_PER_WEBHOOK = 4;

interface Deps {
  readonly database: Database;
  readonly unitOfWork: UnitOfWork;
  readonly storage: BlobStore;
  readonly application: Application;
  readonly deliveryClient: DeliveryClient;
  readonly limit: HostLimit;
  readonly fetchGrants: FetchGrants;
  readonly isInView: IsInView;
  readonly config: Config;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Background tasks: workers of the queues, pollers of due alarms and deadlines, and purges. */
export function buildBackground({
  database,
  unitOfWork,
  storage,
  application,
  deliveryClient,
  limit,
  fetchGrants,
  isInView,
  config,
  clock,
  logger,
}: Deps) {
  const { commands } = application;
  const ruleWorker = new KeyedQueueWorker({
    name: 'rule worker',
    queue: new PgKeyedQueue({ database, newId, table: 'rule_lanes' }),
    process: makeProcessTriggers({ unitOfWork, newId, clock, ...commands }),
    concurrency: config.RULES_CONCURRENCY,
    logger,
  });
  const agentWorker = new KeyedQueueWorker({
    name: 'agent worker',
    queue: new PgKeyedQueue({ database, newId, table: 'agent_lanes' }),
    process: commands.runExecution,
    concurrency: config.AGENTS_CONCURRENCY,
    logger,
  });
  const webhookWorker = new KeyedQueueWorker({
    name: 'webhook worker',
    queue: new PgKeyedQueue({
      database,
      newId,
      table: 'webhook_lanes',
      maxPerWebhook: MAX_CONCURRENT_DELIVERIES_PER_WEBHOOK,
    }),
    process: makeProcessDeliveries({ unitOfWork, deliveryClient, limit, fetchGrants, isInView, clock, ...commands }),
    concurrency: config.WEBHOOKS_CONCURRENCY,
    logger,
  });
  const eventPurger = webhookEventPurger({ unitOfWork, purges: new PgDuePurges(database), clock, logger });
  const alarms = new PgRuleAlarms(database);
  const ruleClock = duePoller({
    name: 'rule clock',
    due: (now, limit) => alarms.due(now, limit),
    handle: (due) => ('runId' in due ? commands.resumeWaitingRun(due) : commands.handleAlarm(due)),
    clock,
    logger,
  });
  const deadlines = new PgDeadlines(database);
  const deadlineClock = duePoller({
    name: 'deadline clock',
    due: (now, limit) => deadlines.due(now, limit),
    handle: commands.publishDeadline,
    clock,
    logger,
  });
  const purgeFiles = makePurgeFiles({
    storage,
    recordOf: attachmentKeyOf,
    findLive: pgAttachmentKeys(database),
    clock,
  });
  const hourly = { idleMs: PURGE_INTERVAL_MS, logger };
  return {
    ruleWorker,
    agentWorker,
    webhookWorker,
    tasks: [
      { name: 'rule worker', start: () => ruleWorker.start() },
      { name: 'agent worker', start: () => agentWorker.start() },
      { name: 'webhook worker', start: () => webhookWorker.start() },
      { name: 'purge of webhook events', start: () => eventPurger.start() },
      loopTask({ name: 'purge of idempotency keys and inbox', step: makePurgeExpired(database), ...hourly }),
      loopTask({ name: 'purge of triggers', step: makePurgeTriggers(database), ...hourly }),
      loopTask({ name: 'purge of move keys', step: makePurgeMoves(database), ...hourly }),
      loopTask({ name: 'purge of unused triggers', step: makePurgeUnusedTriggers(database), ...hourly }),
      loopTask({
        name: 'purge of effects',
        step: () => purgeBatch(database, 'purge_effects', PURGED_EFFECTS),
        ...hourly,
      }),
      loopTask({
        name: 'purge of setting effects',
        step: () => purgeBatch(database, 'purge_setting_effects', PURGED_EFFECTS),
        ...hourly,
      }),
      loopTask({
        name: 'purge of feed events',
        step: makePurgeFeed(database, config.EVENTS_RETENTION_DAYS),
        ...hourly,
      }),
      loopTask({
        name: 'purge of files',
        step: () => purgeFiles().then(() => false),
        idleMs: FILES_INTERVAL_MS,
        logger,
      }),
      { name: 'rule clock', start: () => ruleClock.start() },
      { name: 'deadline clock', start: () => deadlineClock.start() },
    ] satisfies BackgroundTask[],
  };
}
