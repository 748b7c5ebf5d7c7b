import { notFound } from '@trackway/errors';
import type { Caller, Clock } from '@trackway/runtime';
import type { BoardStores, UnitOfWork } from '../../unit-of-work';
import type { Attachment } from '../attachments/attachment';
import type { EnsureProject } from '../projects/ensure-project';
import { findLiveProject } from '../projects/find-live-project';
import type { PlayedRange } from './ranges';
import { type Viewing, watch } from './viewing';
import { watchedHistoryLine, watchedStepEvent } from './viewing-events';

export interface RecordViewing {
  readonly stepId: string;
  readonly attachmentId: string;
  readonly projectId: string;
  readonly ranges: readonly PlayedRange[];
}

/** Records which ranges of a step's video a user has played for a project. */
export function makeRecordViewing(deps: {
  unitOfWork: UnitOfWork<BoardStores>;
  ensureProject: EnsureProject;
  clock: Clock;
}) {
  return async (viewer: Caller, { stepId, attachmentId, projectId, ranges }: RecordViewing): Promise<Viewing> => {
    await deps.ensureProject(viewer, projectId, 'project_id');
    return await deps.unitOfWork.run(viewer.frameId, async (stores) => {
      await findLiveProject(stores, viewer.frameId, projectId);
      const attachment = await stores.attachments.find(viewer.frameId, attachmentId);
      if (attachment?.stepId !== stepId) throw notFound('step_attachment');
      const of = { projectId, viewerId: viewer.id, attachmentIds: [attachmentId] };
      const [before] = await stores.viewings.lock(viewer.frameId, of);
      const by = { viewer, now: deps.clock(), field: 'ranges' };
      const viewing = watch(before, { attachment, projectId, ranges }, by);
      await storeViewing(stores, viewer, attachment, { before, viewing });
      return viewing;
    });
  };
}

/** Stores a viewing. When the video becomes watched, adds a line to the history and a step event. */
export async function storeViewing(
  { viewings, outbox, stepEvents, funnels }: BoardStores,
  viewer: Caller,
  attachment: Attachment,
  { before, viewing }: { before: Viewing | undefined; viewing: Viewing },
): Promise<void> {
  await viewings.save(viewer.frameId, viewing);
  if (!viewing.watchedAt || before?.watchedAt) return;
  const line = watchedHistoryLine(viewer, attachment, viewing);
  await outbox.add(line);
  const funnelId = await funnels.funnelOfStep(viewer.frameId, attachment.stepId);
  if (funnelId) await stepEvents.add(viewer.frameId, [watchedStepEvent(funnelId, attachment, viewing, line)]);
}
