import { notFound } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { BoardStores } from '../../unit-of-work';
import type { Attachment } from '../attachments/attachment';
import type { PlayedRange } from '../viewings/ranges';
import { isPerson, type Viewing, watch } from '../viewings/viewing';

/** What somebody says to have played, in the request of a move. */
export interface ViewedAttachment {
  readonly id: string;
  readonly ranges: readonly PlayedRange[];
}

/** A viewing that is to be kept where the move is made. */
export interface NewViewing {
  readonly attachment: Attachment;
  readonly before: Viewing | undefined;
  readonly viewing: Viewing;
}

/** Adds what was viewed to what is known, and finds the mandatory videos of a step that the mover has not watched. Writes nothing. */
export async function weighViewings(
  { attachments, viewings }: BoardStores,
  mover: Caller,
  {
    projectId,
    stepId,
    viewed,
    now,
  }: { projectId: string; stepId: string; viewed: readonly ViewedAttachment[]; now: Date },
): Promise<{ unwatched: readonly Attachment[]; newViewings: readonly NewViewing[] }> {
  const ofStep = await attachments.ofStep(mover.frameId, stepId);
  const required = ofStep.filter(({ watch: mandatory }) => mandatory);
  if (viewed.length === 0 && (required.length === 0 || !isPerson(mover)))
    return { unwatched: required, newViewings: [] };

  const of = { projectId, viewerId: mover.id, attachmentIds: ofStep.map(({ id }) => id) };
  const known = new Map((await viewings.lock(mover.frameId, of)).map((viewing) => [viewing.attachmentId, viewing]));
  const newViewings = viewed.map(({ id, ranges }, index): NewViewing => {
    const attachment = ofStep.find((candidate) => candidate.id === id);
    if (!attachment) throw notFound('step_attachment');
    const before = known.get(id);
    const by = { viewer: mover, now, field: `viewed_attachments.${index}.ranges` };
    const viewing = watch(before, { attachment, projectId, ranges }, by);
    known.set(id, viewing);
    return { attachment, before, viewing };
  });
  return { unwatched: required.filter(({ id }) => !known.get(id)?.watchedAt), newViewings };
}
