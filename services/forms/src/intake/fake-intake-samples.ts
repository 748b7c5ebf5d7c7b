import { type Caller, newId } from '@trackway/runtime';
import type { FormField } from '../fields/field';
import type { Form } from '../forms/form';
import { DEFAULT_PAGE } from '../forms/page-settings';
import type { IntakeSettings } from './intake-link';

/** The fields of the form. */
export const [subject, email, phone] = [newId(), newId(), newId()];
export const [funnelId, stepId] = [newId(), newId()];

function aField(id: string, changes: Partial<FormField> = {}): FormField {
  const common = { key: null, help: null, required: false, options: [], validation: {}, visibleWhen: null };
  return { ...common, id, label: id, type: 'short_text', ...changes };
}

export function sampleForm({ id: createdBy, frameId }: Caller): Form {
  return {
    ...{ id: 1, frameId, title: 'Quote', description: '', page: DEFAULT_PAGE, version: 1, createdBy },
    fields: [aField(subject, { required: true }), aField(email, { type: 'email' }), aField(phone, { type: 'phone' })],
    ...{ createdAt: new Date(), updatedAt: new Date(), deletedAt: null },
  };
}

export const settings: IntakeSettings & { formId: number } = {
  ...{ name: 'Quotes', formId: 1, funnelId, templateId: null, customerId: null },
  fields: { projectName: subject, contactName: null, email, phone },
  ...{ quotaTotal: null, quotaPerDay: null, duplicateWindowHours: 24, proofDifficulty: 8 },
  statusShows: ['step', 'closed'],
  ...{ redirectUrl: null, embedOrigins: null, expiresAt: null, active: true },
};
