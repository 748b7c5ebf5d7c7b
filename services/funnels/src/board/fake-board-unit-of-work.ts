import type { Event } from '@trackway/contracts';
import type { OutgoingEvent } from '@trackway/messaging';
import { FakeDatabase, FakeLog, type FakeState, FakeTable } from '@trackway/simulation';
import type { BoardStores, UnitOfWork } from '../unit-of-work';
import { FakeCommittedStages } from './answers/fake-committed-stages';
import { FakeAssignmentStore } from './assignments/fake-assignment-store';
import { FakeBoardStore } from './assignments/fake-board-store';
import { FakeAttachmentStore } from './attachments/fake-attachment-store';
import { FakeFunnelStore } from './funnels/fake-funnel-store';
import type { StepEvent } from './funnels/step-event';
import { FakeMoveKeys } from './moves/fake-move-keys';
import { FakeProjectFactsStore } from './projects/fake-project-facts-store';
import { FakeTimeLedger } from './times/fake-time-ledger';
import { FakeViewingStore } from './viewings/fake-viewing-store';

/** The stores of the module `board` in memory. Undos are tested on PostgreSQL, so no effects are found. */
export class FakeBoard {
  readonly funnels = new FakeFunnelStore();
  readonly projectFacts = new FakeProjectFactsStore();
  readonly assignments = new FakeAssignmentStore(this.projectFacts, this.funnels);
  readonly attachments = new FakeAttachmentStore();
  readonly viewings = new FakeViewingStore();
  readonly stages = new FakeCommittedStages();
  readonly moveKeys = new FakeMoveKeys();
  readonly ledger = new FakeTimeLedger(this.funnels, this.assignments);
  readonly stepEvents = new FakeLog<StepEvent>();
  /** Events of committed transactions. */
  readonly outbox = new FakeLog<OutgoingEvent>();
  /** Ids that transactions recorded for an idempotency key. */
  readonly recorded = new FakeLog<string>();
  private readonly claimed = new FakeTable<string>((key) => key);

  readonly states: readonly FakeState[] = [
    this.funnels.rows,
    this.funnels.steps,
    this.projectFacts.rows,
    this.assignments.rows,
    this.attachments.rows,
    this.viewings.rows,
    this.stages.rows,
    this.moveKeys.rows,
    this.ledger.stays,
    this.ledger.deadlines,
    this.stepEvents,
    this.outbox,
    this.recorded,
    this.claimed,
  ];

  stores(): BoardStores {
    const { funnels, assignments, attachments, viewings, projectFacts, stages, moveKeys, ledger } = this;
    return {
      ...{ funnels, assignments, attachments, viewings, projectFacts, stages, moveKeys, ledger },
      board: new FakeBoardStore(this),
      stepEvents: { add: async (_frameId, events) => this.stepEvents.add(...events) },
      effects: { causedBy: async () => ({ effects: [], isPending: false }) },
      inbox: { claim: async (consumer, events) => events.filter((event) => this.claim(consumer, event)) },
      outbox: { add: async (...events) => this.outbox.add(...events) },
      recordEffect: async (id) => this.recorded.add(String(id)),
    };
  }

  /** Removes the events of committed transactions and returns their types; of audit entries, their actions. */
  takeActions(): string[] {
    return this.outbox.take().map(({ event }) => (event.data as { action?: string }).action ?? event.type);
  }

  private claim(consumer: string, { id, frameid }: Event<unknown>): boolean {
    const key = `${consumer}/${id}`;
    if (this.claimed.find(frameid, key)) return false;
    this.claimed.put(frameid, key);
    return true;
  }
}

export class FakeBoardUnitOfWork implements UnitOfWork<BoardStores> {
  readonly board = new FakeBoard();
  private readonly database = new FakeDatabase(this.board.states);

  run<T>(_frameId: string, work: (stores: BoardStores) => Promise<T>): Promise<T> {
    return this.database.run(() => work(this.board.stores()));
  }
}
