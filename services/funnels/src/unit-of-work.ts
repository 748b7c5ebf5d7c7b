import type { RecordEffect } from '@trackway/application';
import type { Event } from '@trackway/contracts';
import type { Outbox } from '@trackway/messaging';
import type { AgentStore } from './agents/definitions/agent-store';
import type { ExecutionStore, ModelCallLedger } from './agents/executions/execution-store';
import type { RuleStore } from './automation/rules/rule-store';
import type { RuleVersionStore } from './automation/rules/rule-version-store';
import type { RunStore } from './automation/runs/run-store';
import type { StayStore } from './automation/schedules/stay-store';
import type { TriggerStore } from './automation/triggers/trigger-store';
import type { CommittedStages } from './board/answers/committed-stages';
import type { AssignmentStore } from './board/assignments/assignment-store';
import type { BoardStore } from './board/assignments/board-store';
import type { AttachmentStore } from './board/attachments/attachment-store';
import type { EffectStore } from './board/effects/effect-store';
import type { FunnelStore } from './board/funnels/funnel-store';
import type { StepEventStore } from './board/funnels/step-event';
import type { MoveKeys } from './board/moves/move-keys';
import type { ProjectFactsStore } from './board/projects/project-facts-store';
import type { TimeLedger } from './board/times/time-ledger';
import type { ViewingStore } from './board/viewings/viewing-store';
import type { DeliveryStore } from './webhooks/deliveries/delivery-store';
import type { EventFeed } from './webhooks/feed/event-feed';
import type { WebhookStore } from './webhooks/subscriptions/webhook-store';

/** Claims events in the transaction of their effect. Returns the events that were not claimed before. */
export interface Inbox {
  claim<Data>(consumer: string, events: readonly Event<Data>[]): Promise<readonly Event<Data>[]>;
}

/** Stores of one transaction that the module `board` uses. Each module's stores include those of the modules before it. */
export interface BoardStores {
  readonly funnels: FunnelStore;
  readonly assignments: AssignmentStore;
  readonly board: BoardStore;
  readonly attachments: AttachmentStore;
  readonly viewings: ViewingStore;
  readonly projectFacts: ProjectFactsStore;
  readonly stages: CommittedStages;
  readonly moveKeys: MoveKeys;
  readonly ledger: TimeLedger;
  readonly stepEvents: StepEventStore;
  readonly effects: EffectStore;
  readonly inbox: Inbox;
  readonly outbox: Outbox;
  readonly recordEffect: RecordEffect;
}

export interface WebhookStores extends BoardStores {
  readonly webhooks: WebhookStore;
  readonly deliveries: DeliveryStore;
  readonly feed: EventFeed;
}

export interface AgentStores extends WebhookStores {
  readonly agents: AgentStore;
  readonly executions: ExecutionStore;
  readonly modelCalls: ModelCallLedger;
}

export interface Stores extends AgentStores {
  readonly rules: RuleStore;
  readonly ruleVersions: RuleVersionStore;
  readonly triggers: TriggerStore;
  readonly runs: RunStore;
  readonly stays: StayStore;
}

/** Runs `work` in one transaction that is restricted to one frame: it commits changes together with their events. */
export interface UnitOfWork<Available = Stores> {
  run<T>(frameId: string, work: (stores: Available) => Promise<T>): Promise<T>;
}
