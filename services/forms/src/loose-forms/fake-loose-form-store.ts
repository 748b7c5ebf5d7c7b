import type { Page } from '@trackway/application';
import { TransactionConflict } from '@trackway/mongo';
import type { LooseForm } from './loose-form';
import type { LooseFormStore } from './loose-form-store';

/** Loose forms in memory. */
export class FakeLooseFormStore implements LooseFormStore {
  private readonly links = new Map<string, LooseForm>();

  async findMany(frameId: string, ids: readonly number[]): Promise<readonly LooseForm[]> {
    return this.of(frameId).filter(({ id }) => ids.includes(id));
  }

  async findByIdempotencyKey(frameId: string, key: string): Promise<LooseForm | undefined> {
    return this.of(frameId).find(({ idempotencyKey }) => idempotencyKey === key);
  }

  async findByProject(frameId: string, projectId: string): Promise<readonly LooseForm[]> {
    return this.attached(frameId, [projectId]).toSorted((one, other) => one.id - other.id);
  }

  async page(frameId: string, projectIds: readonly string[], { page, perPage }: Page) {
    const found = this.attached(frameId, projectIds).toSorted(
      (one, other) => other.createdAt.getTime() - one.createdAt.getTime() || other.id - one.id,
    );
    return { items: found.slice((page - 1) * perPage, page * perPage), total: found.length };
  }

  async insert(link: LooseForm): Promise<void> {
    const { frameId, idempotencyKey } = link;
    if (idempotencyKey !== null && (await this.findByIdempotencyKey(frameId, idempotencyKey))) {
      throw new TransactionConflict('the form was attached by another transaction');
    }
    this.links.set(keyOf(link), link);
  }

  async update(link: LooseForm): Promise<void> {
    if (this.links.get(keyOf(link))?.version !== link.version - 1) {
      throw new Error('The loose form was updated from an outdated version.');
    }
    this.links.set(keyOf(link), link);
  }

  private of(frameId: string): LooseForm[] {
    return [...this.links.values()].filter((link) => link.frameId === frameId);
  }

  private attached(frameId: string, projectIds: readonly string[]): LooseForm[] {
    return this.of(frameId).filter(({ projectId, deletedAt }) => projectIds.includes(projectId) && !deletedAt);
  }
}

function keyOf({ frameId, id }: LooseForm): string {
  return `${frameId}/${id}`;
}
