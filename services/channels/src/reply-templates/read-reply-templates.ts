import { type Page, type PageMeta, pageMeta } from '@trackway/application';
import { notFound } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { ReplyTemplate } from './reply-template';
import type { TemplateUnitOfWork } from './template-unit-of-work';

interface Deps {
  readonly unitOfWork: Pick<TemplateUnitOfWork, 'read'>;
}

export function makeListTemplates({ unitOfWork }: Deps) {
  return async (caller: Caller, page: Page): Promise<{ meta: PageMeta; items: readonly ReplyTemplate[] }> => {
    const { items, total } = await unitOfWork.read(({ replyTemplates }) => replyTemplates.page(caller.frameId, page));
    return { meta: pageMeta(page, total, items.length), items };
  };
}

export function makeReadTemplate({ unitOfWork }: Deps) {
  return async (caller: Caller, id: string): Promise<ReplyTemplate> => {
    const template = await unitOfWork.read(({ replyTemplates }) => replyTemplates.find(caller.frameId, id));
    if (!template) throw notFound('reply_template');
    return template;
  };
}
