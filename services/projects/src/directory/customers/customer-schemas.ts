import { omitUndefined, valueTypes } from '@trackway/application';
import { z } from 'zod';
import type { Customer, CustomerFields } from './customer';

const { email, filledText, name, nullableTimestamp, shortText, timestamp, uuid } = valueTypes;

const fields = {
  // No two have the same: the next one without a document would be refused because an empty one is taken.
  document: filledText.nullable().optional(),
  email: email.nullable().optional(),
  phone: shortText.nullable().optional(),
  parent_id: uuid.nullable().optional(),
};

export const createCustomerBody = z.strictObject({ name, ...fields }).meta({ id: 'CreateCustomer' });
export const updateCustomerBody = z.strictObject({ name: name.optional(), ...fields }).meta({ id: 'UpdateCustomer' });

export const customerSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    document: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    parent_id: z.uuid().nullable(),
    frame_id: z.uuid(),
    created_at: timestamp,
    updated_at: timestamp,
    deleted_at: nullableTimestamp,
  })
  .meta({ id: 'Customer' });

export function presentCustomer(frameId: string, customer: Customer): z.infer<typeof customerSchema> {
  return {
    id: customer.id,
    name: customer.name,
    document: customer.document,
    email: customer.email,
    phone: customer.phone,
    parent_id: customer.parentId,
    frame_id: frameId,
    created_at: customer.createdAt.toISOString(),
    updated_at: customer.updatedAt.toISOString(),
    deleted_at: customer.deletedAt?.toISOString() ?? null,
  };
}

/** The body in the words of the code; fields that were not sent stay absent. */
export function toCustomerFields({ parent_id, ...rest }: z.infer<typeof updateCustomerBody>): Partial<CustomerFields> {
  const named = { ...rest, parentId: parent_id };
  return omitUndefined(named);
}
