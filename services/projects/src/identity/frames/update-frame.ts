import { isDeepStrictEqual } from 'node:util';
import type { UnitOfWork } from '@trackway/application';
import { notFound } from '@trackway/errors';
import type { Caller, Clock } from '@trackway/runtime';
import { assertFormsExist } from '../../peers/assert-forms-exist';
import type { FindLiveForms } from '../../peers/peer-queries';
import { type Frame, unnamedFrame } from './frame';
import { auditFrame } from './frame-audit';
import type { FrameStores } from './frame-store';

export type FrameFields = Omit<Frame, 'id'>;

/** Changes the given fields. The lock prevents lost updates of concurrent requests. */
export function makeUpdateFrame(deps: {
  findLiveForms: FindLiveForms;
  unitOfWork: UnitOfWork<FrameStores>;
  clock: Clock;
}) {
  return async (caller: Caller, changes: Partial<FrameFields>): Promise<Frame> => {
    await assertFormsExist(deps.findLiveForms, 'model_forms', Object.values(changes.modelForms ?? {}));
    return deps.unitOfWork.run(caller.frameId, async ({ frames, outbox }) => {
      const current = await frames.lock(caller.frameId);
      if (!current) throw notFound('frame');
      const updated = { ...current, ...changes };
      if (isDeepStrictEqual(updated, current)) return current;
      await frames.update(updated, deps.clock());
      await outbox.add(auditFrame(caller, 'updated', updated, { before: current }));
      return updated;
    });
  };
}

/** The name and locale of the caller's frame. Defaults if the frame does not exist yet. */
export function makeReadFrameName({ unitOfWork }: { unitOfWork: UnitOfWork<FrameStores> }) {
  return async ({ frameId }: Caller): Promise<Pick<Frame, 'name' | 'locale'>> =>
    (await unitOfWork.run(frameId, ({ frames }) => frames.find(frameId))) ?? unnamedFrame(frameId);
}

export function makeReadFrame({ unitOfWork }: { unitOfWork: UnitOfWork<FrameStores> }) {
  return async (caller: Caller): Promise<Frame> => {
    const frame = await unitOfWork.run(caller.frameId, ({ frames }) => frames.find(caller.frameId));
    if (!frame) throw notFound('frame');
    return frame;
  };
}
