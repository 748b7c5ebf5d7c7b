import type { Caller, Clock } from '@trackway/runtime';
import type { ReplyTemplate } from './reply-template';
import { assertBelowLimit } from './reply-template-limit';
import { auditTemplate } from './template-audit';
import type { TemplateUnitOfWork } from './template-unit-of-work';

interface Deps {
  readonly unitOfWork: Pick<TemplateUnitOfWork, 'run'>;
  readonly clock: Clock;
}

/** Stores a deleted template again with its id. @throws AppError 409 if the name is in use */
export function makeRestoreTemplate({ unitOfWork, clock }: Deps) {
  return (caller: Caller, restored: Pick<ReplyTemplate, 'id' | 'name' | 'body'>): Promise<ReplyTemplate> =>
    unitOfWork.run(async ({ replyTemplates, outbox }) => {
      const now = clock();
      const { frameId } = caller;
      await assertBelowLimit(replyTemplates, frameId);
      const template = { ...restored, frameId, version: 1, createdAt: now, updatedAt: now };
      await replyTemplates.insert(template);
      await outbox.add(auditTemplate(caller, 'restored', template));
      return template;
    });
}
