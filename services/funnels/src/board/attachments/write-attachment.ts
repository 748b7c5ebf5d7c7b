import { isDeepStrictEqual } from 'node:util';
import { invalidInput, notFound, ruleBroken } from '@trackway/errors';
import type { Caller, Clock, NewId } from '@trackway/runtime';
import type { BoardStores, UnitOfWork } from '../../unit-of-work';
import { type Attachment, MAX_ATTACHMENTS } from './attachment';
import { auditAttachment } from './attachment-audit';

export type AddAttachment = Pick<Attachment, 'stepId' | 'name' | 'type' | 'source' | 'duration'>;

/** `stepId` is checked if the path contains it. */
export interface AttachmentTarget {
  readonly id: string;
  readonly stepId?: string;
}

type Deps = { unitOfWork: UnitOfWork<BoardStores>; clock: Clock };

export function makeAddAttachment(deps: Deps & { newId: NewId }) {
  return (caller: Caller, fields: AddAttachment): Promise<Attachment> =>
    deps.unitOfWork.run(caller.frameId, async ({ funnels, attachments, outbox, recordEffect }) => {
      const { frameId } = caller;
      const funnelId = await funnels.funnelOfStep(frameId, fields.stepId);
      const funnel = funnelId && (await funnels.lockShared(frameId, funnelId));
      if (!funnel || funnel.deletedAt || !funnel.steps.some(({ id }) => id === fields.stepId)) throw notFound('step');
      assertHasDuration(fields);
      if ((await attachments.countForLimit(frameId, fields.stepId)) >= MAX_ATTACHMENTS) throw limitReached();
      const now = deps.clock();
      const initial = { id: deps.newId(), watch: false, createdAt: now, updatedAt: now, deletedAt: null };
      const attachment = { ...fields, ...initial };
      await attachments.insert(frameId, attachment);
      await outbox.add(auditAttachment(caller, 'created', attachment));
      await recordEffect(attachment.id);
      return attachment;
    });
}

export function makeUpdateAttachment(deps: Deps) {
  return (caller: Caller, target: AttachmentTarget, changes: Partial<Pick<Attachment, 'name' | 'duration'>>) =>
    changeAttachment(deps, caller, { ...target, change: 'updated' }, (attachment) => {
      assertHasDuration({ ...attachment, ...changes });
      return changes;
    });
}

/** Soft deletion: viewings are retained. */
export function makeDeleteAttachment(deps: Deps) {
  return (caller: Caller, target: AttachmentTarget) =>
    changeAttachment(deps, caller, { ...target, change: 'deleted' }, () => ({ watch: false, deletedAt: deps.clock() }));
}

/** Makes a video mandatory for moves into its step, or optional. */
export function makeRequireAttachment(deps: Deps) {
  return (caller: Caller, target: AttachmentTarget, watch: boolean) =>
    changeAttachment(deps, caller, { ...target, change: 'updated' }, ({ type }) => {
      if (watch && type !== 'video') throw invalidInput({ watch: ['Only a video can be made mandatory to watch.'] });
      return { watch };
    });
}

function changeAttachment(
  { unitOfWork, clock }: Deps,
  caller: Caller,
  { id, stepId, change }: AttachmentTarget & { readonly change: 'updated' | 'deleted' },
  decide: (attachment: Attachment) => Partial<Attachment>,
): Promise<Attachment> {
  const { frameId } = caller;
  return unitOfWork.run(frameId, async ({ attachments, outbox }) => {
    const current = await attachments.lock(frameId, id);
    if (!current || (stepId !== undefined && current.stepId !== stepId)) throw notFound('step_attachment');
    const wanted = { ...current, ...decide(current) };
    if (isDeepStrictEqual(wanted, current)) return current;
    const changed = { ...wanted, updatedAt: clock() };
    await attachments.update(frameId, changed);
    await outbox.add(auditAttachment(caller, change, changed, change === 'updated' ? { before: current } : {}));
    return changed;
  });
}

/** The watched share can be computed only if the duration is known. */
function assertHasDuration({ type, duration }: Pick<Attachment, 'type' | 'duration'>): void {
  if (type === 'video' && duration === null)
    throw invalidInput({ duration: ['A video needs its duration in seconds.'] });
}

function limitReached(): Error {
  return ruleBroken(
    'step_attachment_limit_reached',
    `A step can have at most ${MAX_ATTACHMENTS} attachments. Delete one first.`,
  );
}
