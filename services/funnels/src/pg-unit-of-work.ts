import { claimEvents, type Database, PgOutbox } from '@trackway/postgres';
import { PgAgentStore } from './agents/pg-agent-store';
import { PgExecutionStore } from './agents/pg-execution-store';
import { PgLedger } from './agents/pg-ledger';
import { PgStayStore } from './alarms/pg-stay-store';
import { PgCommittedStages } from './answers/pg-committed-stages';
import { PgAssignmentStore } from './assignments/pg-assignment-store';
import { PgMoveKeys } from './assignments/pg-move-keys';
import { PgAttachmentStore } from './attachments/pg-attachment-store';
import { PgBoardStore } from './board/pg-board-store';
import { PgFunnelStore } from './funnels/pg-funnel-store';
import { PgProjectFactsStore } from './project-facts/pg-project-facts-store';
import { PgRuleStore } from './rules/pg-rule-store';
import { PgRunStore } from './runs/pg-run-store';
import type { EndedStatus } from './runs/run';
import { PgTimeLedger } from './times/pg-time-ledger';
import { PgTriggerStore } from './triggers/pg-trigger-store';
import type { Stores, UnitOfWork } from './unit-of-work';
import { PgViewingStore } from './viewings/pg-viewing-store';
import { PgDeliveryStore } from './webhooks/pg-delivery-store';
import { PgWebhookStore } from './webhooks/pg-webhook-store';

export class PgUnitOfWork implements UnitOfWork {
  constructor(
    private readonly database: Database,
    private readonly wake: {
      readonly relay: () => void;
      readonly ruleWorker: () => void;
      readonly agentWorker: () => void;
      readonly webhookWorker: () => void;
    },
    private readonly runsEnded: (status: EndedStatus, count: number) => void,
  ) {}

  run<T>(frameId: string, work: (stores: Stores) => Promise<T>): Promise<T> {
    return this.database.inFrame(frameId, (transaction) =>
      work({
        funnels: new PgFunnelStore(transaction),
        assignments: new PgAssignmentStore(transaction),
        board: new PgBoardStore(transaction),
        attachments: new PgAttachmentStore(transaction),
        viewings: new PgViewingStore(transaction),
        facts: new PgProjectFactsStore(transaction),
        rules: new PgRuleStore(transaction),
        triggers: new PgTriggerStore(transaction, () => transaction.afterCommit(this.wake.ruleWorker)),
        runs: new PgRunStore(transaction, (...ended) => transaction.afterCommit(() => this.runsEnded(...ended))),
        stays: new PgStayStore(transaction),
        stages: new PgCommittedStages(transaction),
        moveKeys: new PgMoveKeys(transaction),
        ledger: new PgTimeLedger(transaction),
        agents: new PgAgentStore(transaction),
        executions: new PgExecutionStore(transaction, () => transaction.afterCommit(this.wake.agentWorker)),
        modelCalls: new PgLedger(transaction),
        webhooks: new PgWebhookStore(transaction),
        deliveries: new PgDeliveryStore(transaction, () => transaction.afterCommit(this.wake.webhookWorker)),
        inbox: { claim: (consumer, events) => claimEvents(transaction, consumer, events) },
        outbox: new PgOutbox(transaction, this.wake.relay),
        recordEffect: (resource) => transaction.recordEffect(resource),
      }),
    );
  }
}
