import { omitUndefined, valueTypes } from '@trackway/application';
import { z } from 'zod';
import type { ContactFields, ContactWithCustomers } from './contact';

const { email, integerId, longText, name, nullableTimestamp, shortText, timestamp, uuid } = valueTypes;

const fields = {
  role: shortText.optional(),
  email: email.nullable().optional(),
  phone: shortText.optional(),
  description: longText.nullable().optional(),
  customer_ids: z.array(uuid).max(1_000).optional().meta({ description: 'Replaces the whole list' }),
};

export const createContactBody = z.strictObject({ name, ...fields }).meta({ id: 'CreateContact' });
export const updateContactBody = z.strictObject({ name: name.optional(), ...fields }).meta({ id: 'UpdateContact' });

export const contactSchema = z
  .object({
    id: integerId,
    name: z.string(),
    role: z.string(),
    email: z.string().nullable(),
    phone: z.string(),
    description: z.string().nullable(),
    frame_id: z.uuid(),
    created_at: timestamp,
    updated_at: timestamp,
    deleted_at: nullableTimestamp,
    customers: z.array(z.object({ id: z.uuid(), name: z.string() })),
  })
  .meta({ id: 'Contact' });

export function presentContact(frameId: string, contact: ContactWithCustomers): z.infer<typeof contactSchema> {
  return {
    id: contact.id,
    name: contact.name,
    role: contact.role,
    email: contact.email,
    phone: contact.phone,
    description: contact.description,
    frame_id: frameId,
    created_at: contact.createdAt.toISOString(),
    updated_at: contact.updatedAt.toISOString(),
    deleted_at: contact.deletedAt?.toISOString() ?? null,
    customers: [...contact.customers],
  };
}

/** The body in the words of the code; fields that were not sent stay absent. */
export function toContactFields({ customer_ids, ...rest }: z.infer<typeof updateContactBody>): Partial<ContactFields> {
  const named = { ...rest, customerIds: customer_ids };
  return omitUndefined(named);
}
