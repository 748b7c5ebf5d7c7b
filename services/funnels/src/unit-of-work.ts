import type { RecordEffect } from '@trackway/application';
import type { Event } from '@trackway/contracts';
import type { Outbox } from '@trackway/messaging';
import type { AgentStore } from './agents/agent-store';
import type { ExecutionStore, Ledger } from './agents/execution-store';
import type { StayStore } from './alarms/stay-store';
import type { CommittedStages } from './answers/committed-stages';
import type { AssignmentStore } from './assignments/assignment-store';
import type { MoveKeys } from './assignments/move-keys';
import type { AttachmentStore } from './attachments/attachment-store';
import type { BoardStore } from './board/board-store';
import type { FunnelStore } from './funnels/funnel-store';
import type { ProjectFactsStore } from './project-facts/project-facts-store';
import type { RuleStore } from './rules/rule-store';
import type { RunStore } from './runs/run-store';
import type { TimeLedger } from './times/time-ledger';
import type { TriggerStore } from './triggers/trigger-store';
import type { ViewingStore } from './viewings/viewing-store';
import type { DeliveryStore } from './webhooks/delivery-store';
import type { WebhookStore } from './webhooks/webhook-store';

/** Claims events in the transaction of their effect, and gives those that were not claimed before. */
export interface Inbox {
  claim<Data>(consumer: string, events: readonly Event<Data>[]): Promise<readonly Event<Data>[]>;
}

/** The stores of one transaction. */
export interface Stores {
  readonly funnels: FunnelStore;
  readonly assignments: AssignmentStore;
  readonly board: BoardStore;
  readonly attachments: AttachmentStore;
  readonly viewings: ViewingStore;
  readonly facts: ProjectFactsStore;
  readonly rules: RuleStore;
  readonly triggers: TriggerStore;
  readonly runs: RunStore;
  readonly stays: StayStore;
  readonly stages: CommittedStages;
  readonly moveKeys: MoveKeys;
  readonly ledger: TimeLedger;
  readonly agents: AgentStore;
  readonly executions: ExecutionStore;
  readonly modelCalls: Ledger;
  readonly webhooks: WebhookStore;
  readonly deliveries: DeliveryStore;
  readonly inbox: Inbox;
  readonly outbox: Outbox;
  readonly recordEffect: RecordEffect;
}

/** Runs `work` in one transaction that sees one frame: what happened and the events that tell of it, or neither. */
export interface UnitOfWork {
  run<T>(frameId: string, work: (stores: Stores) => Promise<T>): Promise<T>;
}
