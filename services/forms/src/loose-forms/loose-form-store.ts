import type { Page } from '@trackway/application';
import type { FormStores } from '../forms/form-store';
import type { LooseForm } from './loose-form';

export interface LooseFormStore {
  /** Loose forms of the frame, including detached ones, in no particular order. */
  findMany(frameId: string, ids: readonly number[]): Promise<readonly LooseForm[]>;
  findByIdempotencyKey(frameId: string, key: string): Promise<LooseForm | undefined>;
  /** Loose forms of a project, oldest first. */
  findByProject(frameId: string, projectId: string): Promise<readonly LooseForm[]>;
  /** A page of the loose forms of the projects, newest first, and their total. */
  page(
    frameId: string,
    projectIds: readonly string[],
    page: Page,
  ): Promise<{ items: readonly LooseForm[]; total: number }>;
  /** @throws TransactionConflict if another transaction has inserted the same idempotency key */
  insert(link: LooseForm): Promise<void>;
  /** Replaces the previous version. */
  update(link: LooseForm): Promise<void>;
}

export interface LooseFormStores extends FormStores {
  readonly looseForms: LooseFormStore;
}
