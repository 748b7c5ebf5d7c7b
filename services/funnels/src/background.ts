import type { Database } from '@trackway/postgres';
import { type Clock, type Lifecycle, type Logger, newId } from '@trackway/runtime';
import { makeWorkOnExecution } from './agents/work-on-execution';
import { alarmClock } from './alarms/alarm-clock';
import { PgAlarms } from './alarms/pg-alarms';
import type { Application } from './application';
import type { Config } from './config';
import { LaneWorker } from './lanes/lane-worker';
import { PgLanes } from './lanes/pg-lanes';
import { makeWorkOnLane } from './runs/work-on-lane';
import { deadlineClock } from './times/deadline-clock';
import { PgDeadlines } from './times/pg-time-ledger';
import type { UnitOfWork } from './unit-of-work';
import { makeDeliverLane } from './webhooks/deliver-lane';
import { FOUR_OF_A_WEBHOOK } from './webhooks/pg-delivery-lanes';
import { PgDueSweeps } from './webhooks/pg-due-sweeps';
import type { Receiver } from './webhooks/receiver';
import { webhookSweeper } from './webhooks/sweep-webhooks';

interface Deps {
  readonly database: Database;
  readonly unitOfWork: UnitOfWork;
  readonly application: Application;
  readonly receiver: Receiver;
  readonly config: Config;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** What this service does by itself: rules, agents, and what falls due. */
export function backgroundWork({ database, unitOfWork, application, receiver, config, clock, logger }: Deps) {
  const { commands } = application;
  const ruleLanes = new PgLanes({ database, newId, table: 'rule_lanes' });
  const ruleWorker = new LaneWorker({
    name: 'rule worker',
    lanes: ruleLanes,
    workOnLane: makeWorkOnLane({ unitOfWork, lanes: ruleLanes, newId, clock, ...commands }),
    concurrency: config.RULES_CONCURRENCY,
    logger,
  });
  const agentLanes = new PgLanes({ database, newId, table: 'agent_lanes' });
  const agentWorker = new LaneWorker({
    name: 'agent worker',
    lanes: agentLanes,
    workOnLane: makeWorkOnExecution({ lanes: agentLanes, ...commands }),
    concurrency: config.AGENTS_CONCURRENCY,
    logger,
  });
  const webhookLanes = new PgLanes({ database, newId, table: 'webhook_lanes', among: FOUR_OF_A_WEBHOOK });
  const webhookWorker = new LaneWorker({
    name: 'webhook worker',
    lanes: webhookLanes,
    workOnLane: makeDeliverLane({ unitOfWork, lanes: webhookLanes, receiver, clock, ...commands }),
    concurrency: config.WEBHOOKS_CONCURRENCY,
    logger,
  });
  const sweeper = webhookSweeper({ unitOfWork, sweeps: new PgDueSweeps(database), clock, logger });
  const ruleClock = alarmClock({ alarms: new PgAlarms(database), answerAlarm: commands.answerAlarm, clock, logger });
  const { tellDeadline } = commands;
  const limitClock = deadlineClock({ deadlines: new PgDeadlines(database), tellDeadline, clock, logger });
  return {
    ruleWorker,
    agentWorker,
    webhookWorker,
    start: (lifecycle: Lifecycle): void => {
      lifecycle.own('rule worker', ruleWorker.start(), (w) => w.stop());
      lifecycle.own('agent worker', agentWorker.start(), (w) => w.stop());
      lifecycle.own('webhook worker', webhookWorker.start(), (w) => w.stop());
      lifecycle.own('sweeper of webhooks', sweeper.start(), (s) => s.stop());
      lifecycle.own('rule clock', ruleClock.start(), (c) => c.stop());
      lifecycle.own('deadline clock', limitClock.start(), (c) => c.stop());
    },
  };
}
