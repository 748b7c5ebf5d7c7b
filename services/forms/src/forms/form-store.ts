import type { Page } from '@trackway/application';
import type { Conditions } from '@trackway/mongo';
import type { FormField } from '../fields/field';
import type { Form } from './form';

/** A field as in the newest version of its form that contains it. */
export interface PastField extends Pick<FormField, 'id' | 'label' | 'type' | 'required' | 'fields'> {
  readonly formId: number;
  readonly version: number;
}

/** A field in its form. Searches name it by its id to find answers. */
export interface Edge extends Pick<FormField, 'id' | 'label' | 'type'> {
  readonly form: Pick<Form, 'id' | 'title'>;
}

export interface FormStore {
  /** Forms of the frame, including deleted ones, in no particular order. */
  findMany(frameId: string, ids: readonly number[]): Promise<readonly Form[]>;
  /** Forms whose newest version has one of the fields, including deleted ones, in no particular order. */
  findByFields(frameId: string, fieldIds: readonly string[]): Promise<readonly Form[]>;
  /** A page of the forms that match the conditions, newest first, and their total. */
  page(frameId: string, conditions: Conditions, page: Page): Promise<{ items: readonly Form[]; total: number }>;
  /** All current and removed fields of the forms, those of newer versions first. */
  pastFields(frameId: string, ids: readonly number[]): Promise<readonly PastField[]>;
  /** A page of the current fields, without sections, of forms that match the conditions, those of newer forms first. */
  edges(frameId: string, conditions: Conditions, page: Page): Promise<{ items: readonly Edge[]; total: number }>;
  insert(form: Form): Promise<void>;
  /** Replaces the previous version. */
  update(form: Form): Promise<void>;
}

export interface FormStores {
  readonly forms: FormStore;
}
