import type { UnitOfWork } from '@trackway/application';
import type { OutgoingEvent } from '@trackway/messaging';
import { FakeDatabase, FakeLog } from '@trackway/simulation';
import type { ContactStores } from './contacts/contact-store';
import { FakeContactStore } from './contacts/fake-contact-store';
import { FakeCustomerStore } from './customers/fake-customer-store';
import { FakeLabelStore } from './labels/fake-label-store';
import type { LabelStores } from './labels/label-store';

type DirectoryStores = ContactStores & LabelStores;

/** The stores of the module `directory` in memory. */
export class FakeDirectory implements UnitOfWork<DirectoryStores> {
  readonly customers = new FakeCustomerStore();
  readonly contacts = new FakeContactStore(this.customers);
  readonly groups = new FakeLabelStore();
  readonly tags = new FakeLabelStore();
  /** Events of committed transactions. */
  readonly events = new FakeLog<OutgoingEvent>();
  /** Ids that transactions recorded for an idempotency key. */
  readonly recorded = new FakeLog<string>();
  private readonly database = new FakeDatabase([
    this.customers.rows,
    this.contacts.rows,
    this.contacts.links,
    this.groups.rows,
    this.tags.rows,
    this.events,
    this.recorded,
  ]);

  run<T>(_frameId: string, work: (stores: DirectoryStores) => Promise<T>): Promise<T> {
    const { customers, contacts, groups, tags, events, recorded } = this;
    const outbox = { add: async (...added: readonly OutgoingEvent[]) => events.add(...added) };
    const recordEffect = async (id: string) => recorded.add(id);
    return this.database.run(() => work({ customers, contacts, groups, tags, outbox, recordEffect }));
  }

  /** Removes the events and returns their actions; of events that are no audit entries, their types. */
  takeActions(): string[] {
    return this.events.take().map(({ event }) => (event.data as { action?: string }).action ?? event.type);
  }
}
