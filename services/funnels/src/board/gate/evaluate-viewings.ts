import { referenceNotFound } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { BoardStores } from '../../unit-of-work';
import type { Attachment } from '../attachments/attachment';
import { isUser, type Viewing, watch } from '../viewings/viewing';
import type { ViewedAttachment } from './move-request';

/** A viewing to store if the move is made. */
export interface NewViewing {
  readonly attachment: Attachment;
  readonly before: Viewing | undefined;
  readonly viewing: Viewing;
}

/** Adds `viewed` to the stored viewings and finds the mandatory videos of a step that the caller has not watched. Stores nothing. */
export async function evaluateViewings(
  { attachments, viewings }: BoardStores,
  viewer: Caller,
  {
    projectId,
    stepId,
    viewed,
    now,
  }: { projectId: string; stepId: string; viewed: readonly ViewedAttachment[]; now: Date },
): Promise<{ unwatched: readonly Attachment[]; newViewings: readonly NewViewing[] }> {
  const ofStep = await attachments.ofStep(viewer.frameId, stepId);
  const required = ofStep.filter(({ watch: mandatory }) => mandatory);
  if (viewed.length === 0 && (required.length === 0 || !isUser(viewer))) {
    return { unwatched: required, newViewings: [] };
  }
  const keys = { projectId, viewerId: viewer.id, attachmentIds: ofStep.map(({ id }) => id) };
  const stored = await viewings.lock(viewer.frameId, keys);
  const byAttachment = new Map(stored.map((viewing) => [viewing.attachmentId, viewing]));
  const newViewings = viewed.map(({ id, ranges }, index): NewViewing => {
    const attachment = ofStep.find((candidate) => candidate.id === id);
    if (!attachment) throw referenceNotFound('step_attachment', `viewed_attachments.${index}.id`, id);
    const before = byAttachment.get(id);
    const by = { viewer, now, field: `viewed_attachments.${index}.ranges` };
    const viewing = watch(before, { attachment, projectId, ranges }, by);
    byAttachment.set(id, viewing);
    return { attachment, before, viewing };
  });
  return { unwatched: required.filter(({ id }) => !byAttachment.get(id)?.watchedAt), newViewings };
}
