import { newId } from '@trackway/runtime';
import type { FormField } from '../fields/field';
import type { Form } from './form';
import { DEFAULT_PAGE } from './page-settings';

const SAMPLE_TIME = new Date('2026-01-01T12:00:00.000Z');

/** A field for short texts, for tests. */
export function aField(fields: Partial<FormField> = {}): FormField {
  return {
    id: newId(),
    key: null,
    label: 'Name',
    help: null,
    type: 'short_text',
    required: false,
    options: [],
    validation: {},
    visibleWhen: null,
    ...fields,
  };
}

/** A form with one field, for tests. */
export function aForm(fields: Partial<Form> = {}): Form {
  return {
    id: 1,
    frameId: newId(),
    title: 'Survey',
    description: '',
    fields: [aField()],
    page: DEFAULT_PAGE,
    version: 1,
    createdBy: newId(),
    createdAt: SAMPLE_TIME,
    updatedAt: SAMPLE_TIME,
    deletedAt: null,
    ...fields,
  };
}
