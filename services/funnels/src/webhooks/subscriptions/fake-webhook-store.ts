import type { Page } from '@trackway/application';
import { fakePage } from '@trackway/simulation';
import type { FakeTransactionOperations } from '../../shared/fake-transactions';
import type { Webhook } from './webhook';
import type { WebhookFilter, WebhookStore } from './webhook-store';

/** Deliveries are in a folder that imports this one. */
interface Tables {
  readonly webhooks: Map<string, Webhook>;
  pending(webhookId: string): readonly unknown[];
}

/** Webhooks of one frame in memory, in one transaction. */
export class FakeWebhookStore implements WebhookStore {
  constructor(
    private readonly tables: Tables,
    private readonly transaction: FakeTransactionOperations,
  ) {}

  find(_frameId: string, id: string): Promise<Webhook | undefined> {
    return this.transaction.read(() => this.tables.webhooks.get(id));
  }

  findMany(_frameId: string, ids: readonly string[]): Promise<readonly Webhook[]> {
    return this.transaction.read(() => [...this.tables.webhooks.values()].filter(({ id }) => ids.includes(id)));
  }

  async lock(frameId: string, id: string): Promise<Webhook | undefined> {
    await this.transaction.lock(`webhook ${id}`);
    return this.find(frameId, id);
  }

  insert(frameId: string, webhook: Webhook): Promise<void> {
    return this.update(frameId, webhook);
  }

  update(_frameId: string, webhook: Webhook): Promise<void> {
    return this.transaction.write(() => {
      this.tables.webhooks.set(webhook.id, webhook);
    });
  }

  all(): Promise<readonly Webhook[]> {
    return this.transaction.read(() =>
      [...this.tables.webhooks.values()].filter(({ deletedAt }) => deletedAt === null),
    );
  }

  async countForLimit(): Promise<number> {
    return (await this.all()).length;
  }

  page(_frameId: string, { ids, names, active, trashed }: WebhookFilter, page: Page) {
    return this.transaction.read(() => {
      const found = [...this.tables.webhooks.values()]
        .filter(({ id, name }) => (ids?.includes(id) ?? true) && (names?.includes(name) ?? true))
        .filter(({ disabled }) => active === undefined || active === (disabled === null))
        .filter(({ deletedAt }) => trashed === 'with' || (trashed === 'only') === (deletedAt !== null))
        .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime() || (other.id > one.id ? 1 : -1))
        .map((webhook) => ({ webhook, waiting: this.tables.pending(webhook.id).length }));
      const { items, total } = fakePage(found, page);
      return { found: items, total };
    });
  }

  countWaiting(_frameId: string, id: string): Promise<number> {
    return this.transaction.read(() => this.tables.pending(id).length);
  }

  async markFailing(frameId: string, id: string, at: Date): Promise<void> {
    const webhook = await this.lock(frameId, id);
    if (webhook && webhook.failingSince === null) await this.setFailing(id, at);
  }

  async clearFailing(frameId: string, id: string): Promise<Date | undefined> {
    const webhook = await this.lock(frameId, id);
    if (webhook?.failingSince) await this.setFailing(id, null);
    return webhook?.failingSince ?? undefined;
  }

  private setFailing(id: string, failingSince: Date | null): Promise<void> {
    return this.transaction.write(() => {
      const webhook = this.tables.webhooks.get(id);
      if (webhook) this.tables.webhooks.set(id, { ...webhook, failingSince });
    });
  }
}
