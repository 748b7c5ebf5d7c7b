import { FakeDatabase } from '@trackway/simulation';
import { FakeBoard } from '../board/fake-board-unit-of-work';
import { immediateTransaction } from '../shared/fake-transactions';
import type { UnitOfWork, WebhookStores } from '../unit-of-work';
import { FakeDeliveryStore } from './deliveries/fake-delivery-stores';
import { FakeDeliveryTables } from './deliveries/fake-delivery-tables';
import { FakeEventFeed } from './feed/fake-event-feed';
import { FakeWebhookStore } from './subscriptions/fake-webhook-store';

/** The stores of the modules `board` and `webhooks` in memory. */
export class FakeWebhookUnitOfWork implements UnitOfWork<WebhookStores> {
  readonly board = new FakeBoard();
  readonly feed = new FakeEventFeed();
  private readonly frames = new Map<string, FakeDeliveryTables>();
  private last: Promise<unknown> = Promise.resolve();

  run<T>(frameId: string, work: (stores: WebhookStores) => Promise<T>): Promise<T> {
    const database = new FakeDatabase([...this.board.states, this.of(frameId)]);
    const result = this.last.then(() => database.run(() => work(this.stores(frameId))));
    this.last = result.catch(() => undefined);
    return result;
  }

  /** The rows of a frame. */
  of(frameId: string): FakeDeliveryTables {
    const tables = this.frames.get(frameId) ?? new FakeDeliveryTables();
    this.frames.set(frameId, tables);
    return tables;
  }

  private stores(frameId: string): WebhookStores {
    return {
      ...this.board.stores(),
      webhooks: new FakeWebhookStore(this.of(frameId), immediateTransaction),
      deliveries: new FakeDeliveryStore(this.of(frameId), immediateTransaction),
      feed: this.feed,
    };
  }
}
