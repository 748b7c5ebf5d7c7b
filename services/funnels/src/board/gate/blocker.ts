import { type AppError, conflict, ruleBroken } from '@trackway/errors';

/** Reasons that prevent a move. The error of a blocked move has the code of the first one in this order. */
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
  /** What prevents the move. */
  readonly detail: string;
  /** How to resolve it. */
  readonly clear: string;
  /** Videos that must be watched, only of `required_viewing`. */
  readonly required_attachments?: readonly RequiredAttachment[];
  /** Fields that must be answered, only of `required_answers`. */
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
  /** URL at which it can be watched now. */
  readonly url: string;
  /** Seconds. */
  readonly duration: number;
}

/** Error codes of the API by type of blocker. */
const CODES: Readonly<Record<BlockerType, string>> = {
  merged_project: 'merged_project',
  already_in_step: 'conflict',
  assignment_closed: 'assignment_closed',
  step_not_reachable: 'step_not_reachable',
  wip_limit: 'wip_limit_reached',
  required_viewing: 'required_viewing_missing',
  required_answers: 'required_answers_missing',
};

/** @throws AppError with the code of the first blocker, and all blockers in `blockers`. */
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
