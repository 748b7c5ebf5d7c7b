import type { Page } from '@trackway/application';
import type { LooseFormStores } from '../loose-forms/loose-form-store';
import type { Accessor } from '../projects/accessor';
import type { ProjectMergeStores } from '../projects/project-merge-store';
import type { Answer, AnswerCause, AnswerChange } from './answer';

export interface ChangesQuery {
  readonly formId?: number | undefined;
  readonly fieldId?: string | undefined;
}

/** An answer that a question got. */
export interface AnswerUse
  extends Pick<AnswerChange, 'id' | 'formId' | 'fieldId' | 'label' | 'changedBy' | 'changedAt'> {
  readonly cause: AnswerCause;
}

export const MAX_USES = 10;

export interface AnswerStore {
  /** Serializes writers of the same form in the same context, until the transaction ends. */
  lockContext(frameId: string, formId: number, accessor: Accessor): Promise<void>;
  /** Like `lockContext`, for several contexts. */
  lockContexts(frameId: string, formId: number, accessors: readonly Accessor[]): Promise<void>;
  /** Answers in the contexts, including cleared ones. Optionally of one form. */
  findInContexts(frameId: string, accessors: readonly Accessor[], formId?: number): Promise<readonly Answer[]>;
  /** Answers of the projects in all contexts, except cleared ones, by id. */
  findOfProjects(frameId: string, projectIds: readonly string[]): Promise<readonly Answer[]>;
  /** Returns the answers that exist, including cleared ones, in any order. */
  findMany(frameId: string, ids: readonly string[]): Promise<readonly Answer[]>;
  /** Answers of the frame with ids greater than `afterId`, by id, including cleared ones. */
  after(frameId: string, afterId: string, limit: number): Promise<readonly Answer[]>;
  /** Stores new answers and new versions of answers in their order, and the changes. */
  write(answers: readonly Answer[], changes: readonly AnswerChange[]): Promise<void>;
  /** Returns the changes that exist, in any order. */
  findChanges(frameId: string, ids: readonly string[]): Promise<readonly AnswerChange[]>;
  /**
   * Changes that one of the ids caused, oldest first. Each id is a correlation, causation, request or change id.
   * `projectIds` selects projects.
   */
  causedBy(
    frameId: string,
    causeIds: readonly string[],
    projectIds?: readonly string[],
  ): Promise<readonly AnswerChange[]>;
  /**
   * The answers that questions of the forms got since a time and still have, oldest first: for each question the last
   * ones of `MAX_USES` causes. Results of calculations are omitted.
   */
  usesOfForms(frameId: string, formIds: readonly number[], time: Date): Promise<readonly AnswerUse[]>;
  /** Changes in the contexts, newest first. */
  changes(
    frameId: string,
    accessors: readonly Accessor[],
    query: ChangesQuery,
    page: Page,
  ): Promise<{ items: readonly AnswerChange[]; total: number }>;
}

/** The stores that use cases of answers need. */
export interface AnswerStores extends LooseFormStores, ProjectMergeStores {
  readonly answers: AnswerStore;
}
