import { AppError, invalidInput } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { Attachment } from '../attachments/attachment';
import { joinRanges, type PlayedRange, secondsOf, validateRanges } from './ranges';

/** How much of a video must really have been played. Players lose a moment at its ends. */
const WATCHED_SHARE = 0.95;

/** What a person has played of a video on account of a project. */
export interface Viewing {
  readonly attachmentId: string;
  readonly projectId: string;
  readonly viewerId: string;
  /** SHA-256 of the file that was played; null for a linked video. */
  readonly fileHash: string | null;
  readonly ranges: readonly PlayedRange[];
  /** When enough of it was played for the first time. */
  readonly watchedAt: Date | null;
  readonly updatedAt: Date;
}

export function isUser({ kind }: Pick<Caller, 'kind'>): boolean {
  return kind === 'user';
}

/**
 * Adds what was played to what was played before. `field` names the ranges in the request, for what is wrong with them.
 * @throws AppError `forbidden` for who is no person, `validation_errors` for ranges that cannot be.
 */
export function watch(
  before: Viewing | undefined,
  played: { readonly attachment: Attachment; readonly projectId: string; readonly ranges: readonly PlayedRange[] },
  by: { readonly viewer: Caller; readonly now: Date; readonly field: string },
): Viewing {
  const { attachment, projectId, ranges } = played;
  if (!isUser(by.viewer)) throw new AppError('forbidden', 'forbidden', 'Only a person can watch a video.');
  if (attachment.duration === null) throw invalidInput({ [by.field]: ['Only a video can be watched.'] });
  const faults = validateRanges(ranges, attachment.duration);
  if (faults.size > 0) {
    const messages = [...faults].map(([index, text]): [string, string[]] => [`${by.field}.${index}`, [text]]);
    throw invalidInput(Object.fromEntries(messages));
  }
  const joined = joinRanges(before?.ranges ?? [], ranges);
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
