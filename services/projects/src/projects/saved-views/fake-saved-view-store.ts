import type { Page } from '@trackway/application';
import { compareTexts } from '@trackway/runtime';
import type { SavedView } from './saved-view';
import type { SavedViewStore } from './saved-view-store';

export class FakeSavedViewStore implements SavedViewStore {
  private readonly views = new Map<string, SavedView>();

  async page(frameId: string, userId: string, { page, perPage }: Page) {
    const visible = this.of(frameId).filter(({ ownerId, visibility }) => ownerId === userId || visibility === 'shared');
    const sorted = visible.sort((one, other) => compareTexts(one.name, other.name) || compareTexts(one.id, other.id));
    return { views: sorted.slice((page - 1) * perPage, page * perPage), total: visible.length };
  }

  async find(frameId: string, id: string): Promise<SavedView | undefined> {
    return this.views.get(keyOf(frameId, id));
  }

  async findMany(frameId: string, ids: readonly string[]): Promise<readonly SavedView[]> {
    return this.of(frameId).filter(({ id }) => ids.includes(id));
  }

  lock(frameId: string, id: string): Promise<SavedView | undefined> {
    return this.find(frameId, id);
  }

  async countForLimit(frameId: string, ownerId: string): Promise<number> {
    return this.of(frameId).filter((view) => view.ownerId === ownerId).length;
  }

  async insert(frameId: string, view: SavedView): Promise<void> {
    this.views.set(keyOf(frameId, view.id), view);
  }

  update(frameId: string, view: SavedView): Promise<void> {
    return this.insert(frameId, view);
  }

  async remove(frameId: string, id: string): Promise<void> {
    this.views.delete(keyOf(frameId, id));
  }

  private of(frameId: string): SavedView[] {
    return [...this.views].filter(([key]) => key.startsWith(frameId)).map(([, view]) => view);
  }
}

function keyOf(frameId: string, id: string): string {
  return `${frameId}/${id}`;
}
