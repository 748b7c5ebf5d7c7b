import { missingScope, referenceNotFound } from '@trackway/errors';
import { type Caller, hasScope } from '@trackway/runtime';
import type { FieldType } from '../fields/field';
import type { Form } from '../forms/form';
import { ValidationIssues } from '../shared/validation-issues';
import type { IntakeDirectory } from './intake-directory';
import type { IntakeFields, IntakeSettings } from './intake-link';

/** Submissions create projects and move them, so the owner of the link must be permitted to do that. */
export function assertMayCreate(caller: Caller, { funnelId }: Pick<IntakeSettings, 'funnelId'>): void {
  if (!hasScope(caller, 'projects:write')) throw missingScope('projects:write');
  if (funnelId !== null && !hasScope(caller, 'funnels:write')) throw missingScope('funnels:write');
}

/** @throws AppError 404 or 422 if a record that the link names does not exist */
export async function assertRecordsExist(
  directory: IntakeDirectory,
  { funnelId, templateId, customerId }: Pick<IntakeSettings, 'funnelId' | 'templateId' | 'customerId'>,
): Promise<void> {
  if (funnelId !== null && !(await directory.findFirstStep(funnelId))) {
    const message = `There is no funnel with the id \`${funnelId}\` that has a step.`;
    throw referenceNotFound('funnel', 'funnel_id', funnelId, message);
  }
  if (templateId !== null) await directory.assertTemplate(templateId);
  if (customerId !== null) await directory.assertCustomer(customerId);
}

const TYPES: Readonly<Record<keyof IntakeFields, { path: string; type: FieldType }>> = {
  projectName: { path: 'project_name', type: 'short_text' },
  contactName: { path: 'contact_name', type: 'short_text' },
  email: { path: 'email', type: 'email' },
  phone: { path: 'phone', type: 'phone' },
};

/** @throws AppError 422 if a field does not exist in the form or has another type */
export function assertFieldsFit({ fields: known }: Form, fields: IntakeFields): void {
  const issues = new ValidationIssues();
  for (const [use, { path, type }] of Object.entries(TYPES)) {
    const id = fields[use as keyof IntakeFields];
    if (id === null) continue;
    const field = known.find((one) => one.id === id);
    if (!field) issues.add(`fields.${path}`, 'The form has no field with this id.');
    else if (field.type !== type) issues.add(`fields.${path}`, `${field.label} must be of the type ${type}.`);
  }
  issues.throwIfAny();
}
