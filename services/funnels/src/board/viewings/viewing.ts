import { AppError, invalidInput } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { Attachment } from '../attachments/attachment';
import { clipRanges, joinRanges, type PlayedRange, secondsOf } from './ranges';

/** Share of a video that must be played. Players lose moments at both ends. */
const WATCHED_SHARE = 0.95;

/** What a user has played of a video for a project. */
export interface Viewing {
  readonly attachmentId: string;
  readonly projectId: string;
  readonly viewerId: string;
  /** SHA-256 of the played file; null for a linked video. */
  readonly fileHash: string | null;
  readonly ranges: readonly PlayedRange[];
  /** When the required share was reached. */
  readonly watchedAt: Date | null;
  readonly updatedAt: Date;
}

export function isUser({ kind }: Pick<Caller, 'kind'>): boolean {
  return kind === 'user';
}

/**
 * Adds played ranges to a viewing. `field` names the ranges in validation errors.
 * @throws AppError `forbidden` for callers that are not users, `validation_errors` for invalid ranges.
 */
export function watch(
  before: Viewing | undefined,
  played: { readonly attachment: Attachment; readonly projectId: string; readonly ranges: readonly PlayedRange[] },
  by: { readonly viewer: Caller; readonly now: Date; readonly field: string },
): Viewing {
  const { attachment, projectId } = played;
  if (!isUser(by.viewer)) throw new AppError('forbidden', 'forbidden', 'Only users can watch videos.');
  if (attachment.duration === null) throw invalidInput({ [by.field]: ['Only a video can be watched.'] });
  const { ranges, errors } = clipRanges(played.ranges, attachment.duration);
  if (errors.size > 0) {
    const messages = [...errors].map(([index, text]): [string, string[]] => [`${by.field}.${index}`, [text]]);
    throw invalidInput(Object.fromEntries(messages));
  }
  const joined = joinRanges(before?.ranges ?? [], ranges, attachment.duration);
  const enough = secondsOf(joined) >= attachment.duration * WATCHED_SHARE;
  return {
    attachmentId: attachment.id,
    projectId,
    viewerId: by.viewer.id,
    fileHash: 'file' in attachment.source ? attachment.source.file.hash : null,
    ranges: joined,
    watchedAt: before?.watchedAt ?? (enough ? by.now : null),
    updatedAt: by.now,
  };
}
