import { isDeepStrictEqual } from 'node:util';
import { notFound, rejectStale } from '@trackway/errors';
import type { Caller, Clock, NewId } from '@trackway/runtime';
import type { ReplyTemplate, ReplyTemplateFields } from './reply-template';
import { assertBelowLimit } from './reply-template-limit';
import { auditTemplate } from './template-audit';
import { variablesOf } from './template-text';
import type { TemplateUnitOfWork } from './template-unit-of-work';

interface Deps {
  readonly unitOfWork: Pick<TemplateUnitOfWork, 'run'>;
  readonly newId: NewId;
  readonly clock: Clock;
}

export interface ChangeTemplate {
  readonly id: string;
  /** The version of `If-Match`. */
  readonly ifVersion?: number;
}

/** @throws AppError 422 if the text has unknown variables, 409 if the name is in use */
export function makeCreateTemplate({ unitOfWork, newId, clock }: Deps) {
  return async (caller: Caller, fields: ReplyTemplateFields): Promise<ReplyTemplate> => {
    variablesOf(fields.body);
    const now = clock();
    const { frameId } = caller;
    const template = { ...fields, id: newId(), frameId, version: 1, createdAt: now, updatedAt: now };
    await unitOfWork.run(async ({ replyTemplates, outbox, recordEffect }) => {
      await assertBelowLimit(replyTemplates, frameId);
      await replyTemplates.insert(template);
      await outbox.add(auditTemplate(caller, 'created', template));
      await recordEffect(template.id);
    });
    return template;
  };
}

/** Changes the given fields. If nothing changes, the version stays the same. */
export function makeUpdateTemplate({ unitOfWork, clock }: Pick<Deps, 'unitOfWork' | 'clock'>) {
  return async (
    caller: Caller,
    { id, ifVersion, changes }: ChangeTemplate & { readonly changes: Partial<ReplyTemplateFields> },
  ): Promise<ReplyTemplate> => {
    if (changes.body !== undefined) variablesOf(changes.body);
    return unitOfWork.run(async ({ replyTemplates, outbox }) => {
      const current = await replyTemplates.find(caller.frameId, id);
      if (!current) throw notFound('reply_template');
      rejectStale(current.version, ifVersion);
      const wanted = { ...current, ...changes };
      if (isDeepStrictEqual(wanted, current)) return current;
      const template = { ...wanted, version: current.version + 1, updatedAt: clock() };
      await replyTemplates.update(template);
      await outbox.add(auditTemplate(caller, 'updated', template, { before: current }));
      return template;
    });
  };
}

/** Deletes a template for all users. Messages that were written with it stay. */
export function makeDeleteTemplate({ unitOfWork }: Pick<Deps, 'unitOfWork'>) {
  return (caller: Caller, { id, ifVersion }: ChangeTemplate): Promise<ReplyTemplate> =>
    unitOfWork.run(async ({ replyTemplates, outbox }) => {
      const current = await replyTemplates.find(caller.frameId, id);
      if (!current) throw notFound('reply_template');
      rejectStale(current.version, ifVersion);
      await replyTemplates.remove(caller.frameId, id);
      await outbox.add(auditTemplate(caller, 'deleted', current));
      return current;
    });
}
