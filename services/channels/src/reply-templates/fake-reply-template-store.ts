import type { Page } from '@trackway/application';
import { compareTexts } from '@trackway/runtime';
import type { ReplyTemplate } from './reply-template';
import type { ReplyTemplateStore } from './reply-template-store';
import { nameInUse, nameKey } from './template-name';

export class FakeReplyTemplateStore implements ReplyTemplateStore {
  private readonly templates = new Map<string, ReplyTemplate>();

  async find(frameId: string, id: string): Promise<ReplyTemplate | undefined> {
    return this.of(frameId).find((template) => template.id === id);
  }

  async page(frameId: string, { page, perPage }: Page) {
    const all = this.of(frameId).sort((one, other) => compareTexts(one.name, other.name));
    return { items: all.slice((page - 1) * perPage, page * perPage), total: all.length };
  }

  async count(frameId: string): Promise<number> {
    return this.of(frameId).length;
  }

  async insert(template: ReplyTemplate): Promise<void> {
    const { frameId, id, name } = template;
    if (this.of(frameId).some((one) => one.id !== id && nameKey(one.name) === nameKey(name))) throw nameInUse();
    this.templates.set(id, template);
  }

  update(template: ReplyTemplate): Promise<void> {
    return this.insert(template);
  }

  async remove(frameId: string, id: string): Promise<void> {
    if (await this.find(frameId, id)) this.templates.delete(id);
  }

  private of(frameId: string): ReplyTemplate[] {
    return [...this.templates.values()].filter((template) => template.frameId === frameId);
  }
}
