import { historyLineRecorded } from '@trackway/contracts';
import { actorOf, makeEvent, type OutgoingEvent, outgoing } from '@trackway/messaging';
import { type Caller, currentContext, newId } from '@trackway/runtime';
import { causeOfEvent } from '../../shared/event-cause';
import type { Attachment } from '../attachments/attachment';
import type { StepEvent } from '../funnels/step-event';
import type { Viewing } from './viewing';

/** The line in the project's history, recorded once when enough was played. */
export function watchedHistoryLine(viewer: Caller, attachment: Attachment, viewing: Viewing): OutgoingEvent {
  const line = makeEvent(historyLineRecorded, {
    source: 'funnels',
    frameId: viewer.frameId,
    key: viewing.projectId,
    time: viewing.updatedAt,
    data: {
      project_id: viewing.projectId,
      action: 'step_attachment.watched',
      actor: actorOf(viewer),
      changes: [],
      details: {
        step_attachment: { id: attachment.id, name: attachment.name },
        step_id: attachment.stepId,
        file_hash: viewing.fileHash,
        ranges: viewing.ranges,
        duration: attachment.duration,
      },
      request_id: currentContext()?.requestId ?? null,
    },
  });
  return outgoing(historyLineRecorded, line);
}

/** The step event that corresponds to the history `line`. */
export function watchedStepEvent(
  funnelId: string,
  { id: attachmentId, name, stepId }: Attachment,
  { projectId, viewerId }: Viewing,
  { event: line }: OutgoingEvent,
): StepEvent {
  const detail = { attachment_id: attachmentId, attachment_name: name, viewer_id: viewerId };
  return { ...causeOfEvent(line), id: newId(), type: 'attachment_viewed', projectId, funnelId, stepId, detail };
}
