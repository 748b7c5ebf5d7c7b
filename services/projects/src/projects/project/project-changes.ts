import type { FieldChange } from '@trackway/contracts';
import { changesOf } from '@trackway/messaging';
import type { Project, ProjectFields } from './project';

/** The name that each field has in the API, and so in the history. */
const API_NAMES: Readonly<Record<keyof ProjectFields, string>> = {
  oldId: 'old_id',
  code: 'code',
  name: 'name',
  description: 'description',
  impact: 'impact',
  parentId: 'parent_id',
  customerId: 'customer_id',
  contactId: 'contact_id',
  status: 'status',
  budget: 'budget',
  costs: 'costs',
  isTemplate: 'is_template',
  formId: 'form_id',
};

/** What is different, field by field, in the words of the API. Empty where nothing is. */
export function changesBetween(before: Project, after: Project): FieldChange[] {
  return changesOf(before, after, API_NAMES);
}
