import type { Page } from '@trackway/application';
import type { Conditions } from '@trackway/mongo';
import type { FormField } from '../fields/field';
import type { Form } from './form';

/** A field as it was in the newest version of its form that has it. */
export interface PastField extends Pick<FormField, 'id' | 'label' | 'type' | 'required'> {
  readonly formId: number;
  readonly version: number;
}

export interface FormStore {
  /** Those that exist in the frame, deleted ones included, in no particular order. */
  findMany(frameId: string, ids: readonly number[]): Promise<readonly Form[]>;
  /** Those that have one of the fields in their newest version, deleted forms included, in no particular order. */
  findByFields(frameId: string, fieldIds: readonly string[]): Promise<readonly Form[]>;
  /** A page of those that meet the conditions, newest first, and how many there are in all. */
  page(frameId: string, conditions: Conditions, page: Page): Promise<{ items: readonly Form[]; total: number }>;
  /** Every field that forms have or had, those of newer versions first. */
  pastFields(frameId: string, ids: readonly number[]): Promise<readonly PastField[]>;
  insert(form: Form): Promise<void>;
  /** Writes the next version over the one before. */
  update(form: Form): Promise<void>;
}

export interface FormStores {
  readonly forms: FormStore;
}
