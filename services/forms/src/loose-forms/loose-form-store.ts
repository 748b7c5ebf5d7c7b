import type { Page } from '@trackway/application';
import type { FormStores } from '../forms/form-store';
import type { LooseForm } from './loose-form';

export interface LooseFormStore {
  /** Those that exist in the frame, detached ones included, in no particular order. */
  findMany(frameId: string, ids: readonly number[]): Promise<readonly LooseForm[]>;
  findByIdempotencyKey(frameId: string, key: string): Promise<LooseForm | undefined>;
  /** All that are attached to a project, oldest first. */
  ofProject(frameId: string, projectId: string): Promise<readonly LooseForm[]>;
  /** A page of those attached to the projects, newest first, and how many there are in all. */
  page(
    frameId: string,
    projectIds: readonly string[],
    page: Page,
  ): Promise<{ items: readonly LooseForm[]; total: number }>;
  /** @throws LostRace where the same call was done by another transaction first. */
  insert(link: LooseForm): Promise<void>;
  /** Writes the next version over the one before. */
  update(link: LooseForm): Promise<void>;
}

export interface LooseFormStores extends FormStores {
  readonly looseForms: LooseFormStore;
}
