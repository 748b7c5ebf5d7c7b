import type { FieldValue } from '../fields/field-value';

/** An accepted submission. It is stored before its project is created, so that a crash loses nothing. */
export interface IntakeSubmission {
  readonly id: string;
  readonly frameId: string;
  readonly linkId: string;
  /** Part of the address of the status page. Stored as it is, because a repeated request returns the address again. */
  readonly statusToken: string;
  /** Id of its project, assigned before the project is created. */
  readonly projectId: string;
  readonly contactId: number | null;
  /** Hash of contact and answers. Null if duplicates are not detected. */
  readonly duplicateKey: string | null;
  /** Later submissions that were the same. */
  readonly duplicates: number;
  readonly progress: IntakeProgress;
  /** Null after they were used. */
  readonly content: IntakeContent | null;
  readonly issues: readonly IntakeIssue[];
  readonly cause: { readonly correlationId: string; readonly requestId: string };
  readonly attempts: number;
  /** When another attempt may resume an unfinished one. */
  readonly nextAttemptAt: Date;
  readonly createdAt: Date;
  readonly completedAt: Date | null;
}

/** `received`: nothing exists yet, or only the project. `answered`: project and answers exist. */
export const intakeProgress = ['received', 'answered', 'completed'] as const;

export type IntakeProgress = (typeof intakeProgress)[number];

export interface IntakeContent {
  readonly projectName: string;
  readonly contact: IntakeContact | null;
  readonly answers: readonly { readonly fieldId: string; readonly value: FieldValue }[];
}

/** Empty if not given. */
export interface IntakeContact {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** Why a part of the submission has no effect. */
export interface IntakeIssue {
  readonly code: 'template_missing' | 'form_missing' | 'funnel_missing' | 'project_missing' | 'move_blocked';
  readonly detail: string;
}

/** A handled request, so that a repetition has the same result. */
export interface IntakeRequest {
  readonly linkId: string;
  readonly frameId: string;
  /** The `Idempotency-Key`, or the id of the proof of work. */
  readonly key: string;
  readonly bodyHash: string;
  readonly submissionId: string;
  readonly isDuplicate: boolean;
  readonly submittedAt: Date;
}
