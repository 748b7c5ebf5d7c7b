import type { Caller } from '@trackway/runtime';

/** An answer that is sent with a move. */
export interface GivenAnswer {
  readonly fieldId: string;
  readonly value: unknown;
}

export interface RequiredField {
  readonly formId: number;
  readonly fieldId: string;
  readonly label: string;
  readonly type: string;
}

/** The project and the step that answers belong to. */
export interface StepAccessor {
  readonly projectId: string;
  readonly stepId: string;
}

/** Calls of the forms service. */
export interface FormsClient {
  /** Returns the forms that exist and are not deleted. */
  findForms(caller: Caller, ids: readonly number[]): Promise<readonly { id: number; fieldIds: readonly string[] }[]>;
  /** Stores answers that become visible when the stage is committed. @throws AppError that names the invalid fields. */
  stageAnswers(caller: Caller, stageId: string, accessor: StepAccessor, answers: readonly GivenAnswer[]): Promise<void>;
  /** Returns the required fields without an answer. Answers of the stage count as given. */
  findMissingFields(
    caller: Caller,
    accessor: StepAccessor,
    required: { readonly formIds: readonly number[]; readonly fieldIds: readonly string[]; readonly stageId?: string },
  ): Promise<readonly RequiredField[]>;
  commitStage(caller: Caller, stageId: string): Promise<void>;
  dropStage(caller: Caller, stageId: string): Promise<void>;
}
