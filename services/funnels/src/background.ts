import type { HostLimit } from '@trackway/outbound';
import { type Database, makePurgeExpired } from '@trackway/postgres';
import { type Clock, type Logger, newId } from '@trackway/runtime';
import { type BackgroundTask, loopTask } from '@trackway/service';
import type { Application } from './application';
import { makeRunLane } from './automation/runs/process-triggers';
import { PgAlarms } from './automation/schedules/pg-rule-alarms';
import { makeForgetPast, makePurgeMoves, makePurgeTriggers } from './automation/triggers/purge-triggers';
import { PgDeadlines } from './board/times/pg-time-ledger';
import type { Config } from './config';
import { dueClock } from './shared/due-poller';
import type { AskGrants } from './shared/owner-scopes';
import { LaneWorker } from './shared/queues/keyed-queue-worker';
import { PgLanes } from './shared/queues/pg-keyed-queue';
import type { UnitOfWork } from './unit-of-work';
import type { Receiver } from './webhooks/deliveries/delivery-client';
import { FOUR_OF_A_WEBHOOK } from './webhooks/deliveries/pg-delivery-queue';
import { PgDueSweeps } from './webhooks/deliveries/pg-due-sweeps';
import { makeDeliverLane } from './webhooks/deliveries/process-deliveries';
import { webhookSweeper } from './webhooks/deliveries/purge-events';

const FORGET_OLD_MS = 60 * 60 * 1_000;

interface Deps {
  readonly database: Database;
  readonly unitOfWork: UnitOfWork;
  readonly application: Application;
  readonly receiver: Receiver;
  readonly limit: HostLimit;
  readonly askGrants: AskGrants;
  readonly config: Config;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** What this service does by itself: rules, agents, and what falls due. */
export function backgroundWork({
  database,
  unitOfWork,
  application,
  receiver,
  limit,
  askGrants,
  config,
  clock,
  logger,
}: Deps) {
  const { commands } = application;
  const ruleWorker = new LaneWorker({
    name: 'rule worker',
    lanes: new PgLanes({ database, newId, table: 'rule_lanes' }),
    workOff: makeRunLane({ unitOfWork, newId, clock, ...commands }),
    concurrency: config.RULES_CONCURRENCY,
    logger,
  });
  const agentWorker = new LaneWorker({
    name: 'agent worker',
    lanes: new PgLanes({ database, newId, table: 'agent_lanes' }),
    workOff: commands.runExecution,
    concurrency: config.AGENTS_CONCURRENCY,
    logger,
  });
  const webhookWorker = new LaneWorker({
    name: 'webhook worker',
    lanes: new PgLanes({ database, newId, table: 'webhook_lanes', among: FOUR_OF_A_WEBHOOK }),
    workOff: makeDeliverLane({ unitOfWork, receiver, limit, askGrants, clock, ...commands }),
    concurrency: config.WEBHOOKS_CONCURRENCY,
    logger,
  });
  const sweeper = webhookSweeper({ unitOfWork, sweeps: new PgDueSweeps(database), clock, logger });
  const alarms = new PgAlarms(database);
  const ruleClock = dueClock({
    name: 'rule clock',
    due: (now, limit) => alarms.due(now, limit),
    answer: commands.answerAlarm,
    clock,
    logger,
  });
  const deadlines = new PgDeadlines(database);
  const limitClock = dueClock({
    name: 'deadline clock',
    due: (now, limit) => deadlines.due(now, limit),
    answer: commands.tellDeadline,
    clock,
    logger,
  });
  const hourly = { idleMs: FORGET_OLD_MS, logger };
  return {
    ruleWorker,
    agentWorker,
    webhookWorker,
    tasks: [
      { name: 'rule worker', start: () => ruleWorker.start() },
      { name: 'agent worker', start: () => agentWorker.start() },
      { name: 'webhook worker', start: () => webhookWorker.start() },
      { name: 'sweeper of webhooks', start: () => sweeper.start() },
      loopTask({ name: 'old claims', step: makePurgeExpired(database), ...hourly }),
      loopTask({ name: 'old triggers', step: makePurgeTriggers(database), ...hourly }),
      loopTask({ name: 'old moves', step: makePurgeMoves(database), ...hourly }),
      loopTask({ name: 'past of rules', step: makeForgetPast(database), ...hourly }),
      { name: 'rule clock', start: () => ruleClock.start() },
      { name: 'deadline clock', start: () => limitClock.start() },
    ] satisfies BackgroundTask[],
  };
}
