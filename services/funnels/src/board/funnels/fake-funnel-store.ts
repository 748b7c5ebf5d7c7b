import type { Page } from '@trackway/application';
import { FakeTable, fakePage } from '@trackway/simulation';
import type { Funnel } from './funnel';
import type { FunnelFilter } from './funnel-filter';
import type { FunnelStore } from './funnel-store';

export class FakeFunnelStore implements FunnelStore {
  readonly rows = new FakeTable<Funnel>(({ id }) => id);
  /** The funnels of all steps, including deleted ones. */
  readonly steps = new FakeTable<{ readonly id: string; readonly funnelId: string }>(({ id }) => id);

  async findMany(frameId: string, ids: readonly string[]): Promise<readonly Funnel[]> {
    return this.rows.of(frameId).filter(({ id }) => ids.includes(id));
  }

  async lock(frameId: string, id: string): Promise<Funnel | undefined> {
    return this.rows.find(frameId, id);
  }

  lockShared(frameId: string, id: string): Promise<Funnel | undefined> {
    return this.lock(frameId, id);
  }

  async funnelOfStep(frameId: string, stepId: string): Promise<string | undefined> {
    return this.rows.of(frameId).find(({ steps }) => steps.some(({ id }) => id === stepId))?.id;
  }

  async hasEverHadStep(frameId: string, stepId: string): Promise<boolean> {
    return this.steps.find(frameId, stepId) !== undefined;
  }

  async insert(frameId: string, funnel: Funnel): Promise<void> {
    this.rows.put(frameId, funnel);
    for (const { id } of funnel.steps) this.steps.put(frameId, { id, funnelId: funnel.id });
  }

  update(frameId: string, funnel: Funnel): Promise<void> {
    return this.insert(frameId, funnel);
  }

  async page(frameId: string, { ids, names, trashed }: FunnelFilter, page: Page) {
    const found = this.rows
      .of(frameId)
      .filter(({ deletedAt }) => trashed === 'with' || (trashed === 'only') === (deletedAt !== null))
      .filter(({ id, name }) => (ids?.includes(id) ?? true) && (names?.includes(name) ?? true))
      .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime() || (other.id > one.id ? 1 : -1));
    const { items: funnels, total } = fakePage(found, page);
    return { funnels, total };
  }
}
