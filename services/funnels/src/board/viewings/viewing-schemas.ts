import { z } from 'zod';
import { timestamp, uuid } from '../../shared/field-types';
import { secondsOf } from './ranges';
import type { Viewing } from './viewing';

const seconds = z.number().min(0).max(86_400);

export const playedRanges = z
  .array(z.strictObject({ from: seconds, to: seconds }))
  .min(1)
  .max(500)
  .meta({
    description:
      'Ranges that were played, in seconds from the start of the video. They may overlap, and end at most 1 s after the video',
  });

export const recordViewingBody = z
  .strictObject({ project_id: uuid, ranges: playedRanges })
  .meta({ id: 'RecordViewing' });

export const viewingSchema = z
  .object({
    step_attachment_id: z.uuid(),
    project_id: z.uuid(),
    user_id: z.uuid(),
    file_hash: z.string().nullable(),
    ranges: z.array(z.object({ from: z.number(), to: z.number() })),
    seconds: z.number().meta({ description: 'Total seconds that were played, each counted once' }),
    watched: z.boolean().meta({ description: 'At least 95 % of the video was played' }),
    watched_at: timestamp.nullable(),
  })
  .meta({ id: 'Viewing' });

export function presentViewing(viewing: Viewing): z.infer<typeof viewingSchema> {
  return {
    step_attachment_id: viewing.attachmentId,
    project_id: viewing.projectId,
    user_id: viewing.viewerId,
    file_hash: viewing.fileHash,
    ranges: viewing.ranges.map(({ from, to }) => ({ from, to })),
    seconds: secondsOf(viewing.ranges),
    watched: viewing.watchedAt !== null,
    watched_at: viewing.watchedAt?.toISOString() ?? null,
  };
}
