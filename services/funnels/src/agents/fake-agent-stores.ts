import { FakeDatabase } from '@trackway/simulation';
import { FakeBoard } from '../board/fake-board-unit-of-work';
import { immediateTransaction } from '../shared/fake-transactions';
import type { AgentStores, UnitOfWork } from '../unit-of-work';
import { FakeDeliveryStore } from '../webhooks/deliveries/fake-delivery-stores';
import { FakeDeliveryTables } from '../webhooks/deliveries/fake-delivery-tables';
import { FakeEventFeed } from '../webhooks/feed/fake-event-feed';
import { FakeWebhookStore } from '../webhooks/subscriptions/fake-webhook-store';
import { FakeAgentStore } from './definitions/fake-agent-store';
import { FakeExecutionStore } from './executions/fake-execution-stores';
import { FakeExecutionTables } from './executions/fake-execution-tables';
import { FakeModelCallLedger } from './executions/fake-model-call-ledger';

/** Rows of one frame in the stores that have no frames of their own. */
interface FrameTables {
  readonly webhooks: FakeDeliveryTables;
  readonly executions: FakeExecutionTables;
}

/** The stores of the modules up to `agents` in memory. */
export class FakeAgentUnitOfWork implements UnitOfWork<AgentStores> {
  readonly board = new FakeBoard();
  readonly agents = new FakeAgentStore();
  readonly feed = new FakeEventFeed();
  private readonly frames = new Map<string, FrameTables>();
  private last: Promise<unknown> = Promise.resolve();

  run<T>(frameId: string, work: (stores: AgentStores) => Promise<T>): Promise<T> {
    const { webhooks, executions } = this.of(frameId);
    const states = [...this.board.states, this.agents.rows, this.agents.definitions, webhooks, executions];
    const result = this.last.then(() => new FakeDatabase(states).run(() => work(this.stores(frameId))));
    this.last = result.catch(() => undefined);
    return result;
  }

  /** The rows of a frame. */
  of(frameId: string): FrameTables {
    const tables = this.frames.get(frameId) ?? {
      webhooks: new FakeDeliveryTables(),
      executions: new FakeExecutionTables(),
    };
    this.frames.set(frameId, tables);
    return tables;
  }

  stores(frameId: string): AgentStores {
    const { webhooks, executions } = this.of(frameId);
    return {
      ...this.board.stores(),
      webhooks: new FakeWebhookStore(webhooks, immediateTransaction),
      deliveries: new FakeDeliveryStore(webhooks, immediateTransaction),
      feed: this.feed,
      agents: this.agents,
      executions: new FakeExecutionStore(executions, immediateTransaction, {
        agentOf: ({ agentId, agentVersion }) => this.agents.definitions.find(frameId, `${agentId}/${agentVersion}`),
        projectCodeOf: (projectId) => this.board.projectFacts.rows.find(frameId, projectId)?.code,
      }),
      modelCalls: new FakeModelCallLedger(executions, immediateTransaction),
    };
  }
}
