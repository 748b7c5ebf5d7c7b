import { RecordEffectOutbox } from '@trackway/messaging';
import {
  claimEvents,
  type Database,
  HistoryEffectOutbox,
  PgEffects,
  PgOutbox,
  PgRecordEffects,
} from '@trackway/postgres';
import { PgAgentStore } from './agents/definitions/pg-agent-store';
import { PgExecutionStore } from './agents/executions/pg-execution-store';
import { PgModelCallLedger } from './agents/executions/pg-model-call-ledger';
import { PgRuleStore } from './automation/rules/pg-rule-store';
import { PgRuleVersionStore } from './automation/rules/pg-rule-version-store';
import { PgRunStore } from './automation/runs/pg-run-store';
import type { FinishedStatus } from './automation/runs/run';
import { PgStayStore } from './automation/schedules/pg-stay-store';
import { PgTriggerStore } from './automation/triggers/pg-trigger-store';
import { PgCommittedStages } from './board/answers/pg-committed-stages';
import { PgAssignmentStore } from './board/assignments/pg-assignment-store';
import { PgBoardStore } from './board/assignments/pg-board-store';
import { PgAttachmentStore } from './board/attachments/pg-attachment-store';
import { PgEffectStore } from './board/effects/pg-effect-store';
import { PgFunnelStore } from './board/funnels/pg-funnel-store';
import { PgMoveKeys } from './board/moves/pg-move-keys';
import { PgProjectFactsStore } from './board/projects/pg-project-facts-store';
import { PgTimeLedger } from './board/times/pg-time-ledger';
import { PgViewingStore } from './board/viewings/pg-viewing-store';
import type { Stores, UnitOfWork } from './unit-of-work';
import { PgDeliveryStore } from './webhooks/deliveries/pg-delivery-store';
import { PgEventFeed } from './webhooks/feed/pg-event-feed';
import { PgWebhookStore } from './webhooks/subscriptions/pg-webhook-store';

/** The table of the changes of funnels, steps, rules and agents. */
export const SETTING_EFFECTS = 'setting_effects';

export class PgUnitOfWork implements UnitOfWork {
  constructor(
    private readonly database: Database,
    private readonly wake: {
      readonly relay: () => void;
      readonly ruleWorker: () => void;
      readonly agentWorker: () => void;
      readonly webhookWorker: () => void;
    },
    private readonly runsEnded: (status: FinishedStatus, count: number) => void,
  ) {}

  run<T>(frameId: string, work: (stores: Stores) => Promise<T>): Promise<T> {
    return this.database.inFrame(frameId, (transaction) => {
      const triggers = new PgTriggerStore(transaction, () => transaction.afterCommit(this.wake.ruleWorker));
      return work({
        funnels: new PgFunnelStore(transaction),
        assignments: new PgAssignmentStore(transaction),
        board: new PgBoardStore(transaction),
        attachments: new PgAttachmentStore(transaction),
        viewings: new PgViewingStore(transaction),
        projectFacts: new PgProjectFactsStore(transaction),
        rules: new PgRuleStore(transaction),
        ruleVersions: new PgRuleVersionStore(transaction),
        triggers,
        stepEvents: triggers,
        runs: new PgRunStore(transaction, (...ended) => transaction.afterCommit(() => this.runsEnded(...ended))),
        stays: new PgStayStore(transaction),
        stages: new PgCommittedStages(transaction),
        moveKeys: new PgMoveKeys(transaction),
        ledger: new PgTimeLedger(transaction),
        agents: new PgAgentStore(transaction),
        executions: new PgExecutionStore(transaction, () => transaction.afterCommit(this.wake.agentWorker)),
        modelCalls: new PgModelCallLedger(transaction),
        webhooks: new PgWebhookStore(transaction),
        deliveries: new PgDeliveryStore(transaction, () => transaction.afterCommit(this.wake.webhookWorker)),
        feed: new PgEventFeed(transaction),
        inbox: { claim: (consumer, events) => claimEvents(transaction, consumer, events) },
        effects: new PgEffectStore(transaction),
        outbox: new RecordEffectOutbox(
          new HistoryEffectOutbox(new PgOutbox(transaction, this.wake.relay), new PgEffects(transaction, 'effects')),
          new PgRecordEffects(transaction, SETTING_EFFECTS),
        ),
        recordEffect: (resource) => transaction.recordEffect(resource),
      });
    });
  }
}
