import { inputShape, omitUndefined, responseShape, valueTypes } from '@trackway/application';
import { contactFields } from '@trackway/contracts';
import { z } from 'zod';
import { presentFields, writtenFields } from '../../fields/record-json';
import type { ContactFields, ContactWithCustomers } from './contact';

const { name, uuid } = valueTypes;

const shape = {
  ...inputShape(contactFields),
  customer_ids: z.array(uuid).max(1_000).optional().meta({ description: 'Replaces the whole list' }),
};

export const createContactBody = z.strictObject({ ...shape, name }).meta({
  id: 'CreateContact',
  example: { name: 'Ana Sousa', role: 'Buyer', email: 'ana@example.org', phone: '+351 210 000 000' },
});
export const updateContactBody = z
  .strictObject(shape)
  .meta({ id: 'UpdateContact', example: { role: 'Head of purchasing' } });

/** The version is sent as an ETag. */
const { version: _version, ...stored } = responseShape(contactFields);

export const contactSchema = z
  .object({ ...stored, frame_id: z.uuid(), customers: z.array(z.object({ id: z.uuid(), name: z.string() })) })
  .meta({ id: 'Contact' });

export function presentContact(frameId: string, contact: ContactWithCustomers): z.infer<typeof contactSchema> {
  const { version: _ofEtag, ...fields } = presentFields(contactFields, contact);
  return { ...fields, frame_id: frameId, customers: [...contact.customers] };
}

/** The fields that a body sets. */
export function toContactFields(body: z.infer<typeof updateContactBody>): Partial<ContactFields> {
  return { ...writtenFields(contactFields, body), ...omitUndefined({ customerIds: body.customer_ids }) };
}
