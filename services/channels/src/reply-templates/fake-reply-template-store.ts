import type { Page } from '@trackway/application';
import { compareTexts } from '@trackway/runtime';
import { FakeTable } from '../shared/fake-table';
import type { ReplyTemplate } from './reply-template';
import type { ReplyTemplateStore } from './reply-template-store';
import { nameInUse, nameKey } from './template-name';

export class FakeReplyTemplateStore implements ReplyTemplateStore {
  readonly rows = new FakeTable<ReplyTemplate>();

  async find(frameId: string, id: string): Promise<ReplyTemplate | undefined> {
    return this.rows.find(frameId, id);
  }

  async findMany(frameId: string, ids: readonly string[]): Promise<readonly ReplyTemplate[]> {
    return this.rows.of(frameId).filter(({ id }) => ids.includes(id));
  }

  async page(frameId: string, { page, perPage }: Page) {
    const all = this.rows.of(frameId).sort((one, other) => compareTexts(one.name, other.name));
    return { items: all.slice((page - 1) * perPage, page * perPage), total: all.length };
  }

  async countForLimit(frameId: string): Promise<number> {
    return this.rows.of(frameId).length;
  }

  async insert(template: ReplyTemplate): Promise<void> {
    const { frameId, id, name } = template;
    if (this.rows.of(frameId).some((one) => one.id !== id && nameKey(one.name) === nameKey(name))) throw nameInUse();
    this.rows.put(template);
  }

  update(template: ReplyTemplate): Promise<void> {
    return this.insert(template);
  }

  async remove(frameId: string, id: string): Promise<void> {
    this.rows.remove(frameId, id);
  }
}
