import type { Page } from '@trackway/http';
import type { Conditions } from '@trackway/mongo';
import type { Form } from './form';

export interface FormStore {
  /** Those that exist in the frame, deleted ones included, in no particular order. */
  findMany(frameId: string, ids: readonly number[]): Promise<readonly Form[]>;
  /** Those that have one of the fields in their newest version, deleted forms included, in no particular order. */
  findByFields(frameId: string, fieldIds: readonly string[]): Promise<readonly Form[]>;
  /** A page of those that meet the conditions, newest first, and how many there are in all. */
  page(frameId: string, conditions: Conditions, page: Page): Promise<{ items: readonly Form[]; total: number }>;
  insert(form: Form): Promise<void>;
  /** Writes the next version over the one before. */
  update(form: Form): Promise<void>;
}
