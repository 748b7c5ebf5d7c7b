import type { Caller } from '@trackway/runtime';

/** An answer that somebody gives with a move. */
export interface GivenAnswer {
  readonly fieldId: string;
  readonly value: unknown;
}

/** A field that must be answered. */
export interface RequiredField {
  readonly formId: number;
  readonly fieldId: string;
  readonly label: string;
  readonly type: string;
}

/** Where the answers of a step are given. */
export interface StepAccessor {
  readonly projectId: string;
  readonly stepId: string;
}

export interface KnownForm {
  readonly id: number;
  readonly fieldIds: readonly string[];
}

/** What the owner of forms does for a move. */
export interface AskForms {
  /** Those that exist and are not deleted. */
  find(caller: Caller, ids: readonly number[]): Promise<readonly KnownForm[]>;
  /** Keeps answers out of sight under `stageId`. @throws AppError that names the fields that are wrong. */
  stage(caller: Caller, stageId: string, accessor: StepAccessor, answers: readonly GivenAnswer[]): Promise<void>;
  /** What has no answer yet; staged answers count as given. */
  missing(
    caller: Caller,
    accessor: StepAccessor,
    asked: { readonly formIds: readonly number[]; readonly fieldIds: readonly string[]; readonly stageId?: string },
  ): Promise<readonly RequiredField[]>;
  commit(caller: Caller, stageId: string): Promise<void>;
  drop(caller: Caller, stageId: string): Promise<void>;
}
