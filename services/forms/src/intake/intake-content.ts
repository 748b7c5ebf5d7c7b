import { createHash } from 'node:crypto';
import type { FieldValue } from '../fields/field-value';
import type { Form } from '../forms/form';
import type { IntakeFields, IntakeLink } from './intake-link';
import type { IntakeContact, IntakeContent } from './intake-submission';

type Values = ReadonlyMap<string, FieldValue>;

/** What a submission contains: its answers, and the name of the project and the contact as the link maps them. */
export function contentOf({ fields }: IntakeLink, form: Form, values: Values): IntakeContent {
  const contact = contactOf(fields, values);
  const name = textOf(values, fields.projectName);
  const subject = contact && (contact.name || contact.email || contact.phone);
  return {
    projectName: name || [form.title, subject].filter(Boolean).join(': '),
    contact,
    answers: [...values].map(([fieldId, value]) => ({ fieldId, value })),
  };
}

/**
 * Hash of the contact and the answers, to find the same submission again. Null without an e-mail or phone, because then two people
 * may give the same answers.
 */
export function duplicateKeyOf({ email, phone }: IntakeFields, { contact, answers }: IntakeContent): string | null {
  if (!contact || (contact.email === '' && contact.phone === '')) return null;
  const sender = [contact.email.toLowerCase(), contact.phone.replace(/\D/g, '')];
  const content = answers
    .filter(({ fieldId }) => fieldId !== email && fieldId !== phone)
    .map(({ fieldId, value }) => [fieldId, comparable(value)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([sender, content]))
    .digest('hex');
}

/** Each upload of the same file has another id. */
function comparable(value: FieldValue): unknown {
  if (typeof value !== 'object' || value === null || !('mime_type' in value)) return value;
  return [value.name, value.size, value.mime_type];
}

function contactOf(fields: IntakeFields, values: Values): IntakeContact | null {
  const contact = {
    name: textOf(values, fields.contactName),
    email: textOf(values, fields.email),
    phone: textOf(values, fields.phone),
  };
  return Object.values(contact).some((text) => text !== '') ? contact : null;
}

function textOf(values: Values, fieldId: string | null): string {
  const value = fieldId === null ? undefined : values.get(fieldId);
  return typeof value === 'string' ? value.trim() : '';
}
