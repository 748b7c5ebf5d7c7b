import type { Page } from '@trackway/application';
import type { LooseFormStores } from '../loose-forms/loose-form-store';
import type { Accessor } from '../projects/accessor';
import type { ProjectFactsStores } from '../projects/project-facts-store';
import type { Answer, AnswerChange } from './answer';

export interface ChangesQuery {
  readonly formId?: number | undefined;
  readonly fieldId?: string | undefined;
}

export interface AnswerStore {
  /** Makes whoever writes the same form in the same context at the same time wait for its turn. */
  lockContext(frameId: string, formId: number, accessor: Accessor): Promise<void>;
  /** All in one context, cleared ones included; of one form where it is named. */
  findInContext(frameId: string, accessor: Accessor, formId?: number): Promise<readonly Answer[]>;
  /** The same of several contexts. */
  findInContexts(frameId: string, accessors: readonly Accessor[], formId?: number): Promise<readonly Answer[]>;
  /** The answers of many projects in every context, without cleared ones. */
  findOfProjects(frameId: string, projectIds: readonly string[]): Promise<readonly Answer[]>;
  /** Those of a frame in the order of their ids, after `afterId`, cleared ones included. */
  after(frameId: string, afterId: string, limit: number): Promise<readonly Answer[]>;
  /** Writes new answers and next versions, and keeps what they changed. */
  write(answers: readonly Answer[], changes: readonly AnswerChange[]): Promise<void>;
  /** What was changed in contexts, newest first. */
  changes(
    frameId: string,
    accessors: readonly Accessor[],
    query: ChangesQuery,
    page: Page,
  ): Promise<{ items: readonly AnswerChange[]; total: number }>;
}

/** The stores that reading and writing answers needs. */
export interface AnswerStores extends LooseFormStores, ProjectFactsStores {
  readonly answers: AnswerStore;
}
