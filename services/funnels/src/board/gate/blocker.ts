import { type AppError, conflict, ruleBroken } from '@trackway/errors';

/** Why a move is not possible. What stands first in this list is told first. */
export const blockerTypes = [
  'merged_project',
  'already_in_step',
  'assignment_closed',
  'step_not_reachable',
  'wip_limit',
  'required_viewing',
  'required_answers',
] as const;

export type BlockerType = (typeof blockerTypes)[number];

export interface Blocker {
  readonly type: BlockerType;
  /** What is in the way, for people. */
  readonly detail: string;
  /** What somebody can do about it. */
  readonly clear: string;
  /** Of required_viewing: what must be watched. */
  readonly required_attachments?: readonly RequiredAttachment[];
  /** Of required_answers: what must be answered. */
  readonly required_fields?: readonly BlockingField[];
}

export interface BlockingField {
  readonly form_id: number;
  readonly field_id: string;
  readonly label: string;
  readonly type: string;
}

export interface RequiredAttachment {
  readonly id: string;
  readonly name: string;
  /** Where it can be watched now. */
  readonly url: string;
  /** Seconds. */
  readonly duration: number;
}

/** Refusals have the codes that the API documents; a blocker's type stands in the list beside. */
const CODES: Readonly<Record<BlockerType, string>> = {
  merged_project: 'merged_project',
  already_in_step: 'conflict',
  assignment_closed: 'assignment_closed',
  step_not_reachable: 'step_not_reachable',
  wip_limit: 'wip_limit_reached',
  required_viewing: 'required_viewing_missing',
  required_answers: 'required_answers_missing',
};

/** @throws AppError with the code of the first blocker and all of them under `blockers`. */
export function rejectBlocked(blockers: readonly Blocker[]): void {
  const first = blockerTypes.flatMap((type) => blockers.find((blocker) => blocker.type === type) ?? [])[0];
  if (first) throw blockedError(first, blockers);
}

function blockedError(first: Blocker, blockers: readonly Blocker[]): AppError {
  const message = `${first.detail} ${first.clear}`;
  if (first.type === 'already_in_step') return conflict(message);
  const { required_attachments, required_fields } = first;
  return ruleBroken(CODES[first.type], message, {
    ...(required_attachments ? { required_attachments } : {}),
    ...(required_fields ? { required_fields } : {}),
    blockers,
  });
}
