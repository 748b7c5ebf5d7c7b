import { inputShape, responseShape, valueTypes } from '@trackway/application';
import { customerFields } from '@trackway/contracts';
import { z } from 'zod';
import { presentFields, writtenFields } from '../../fields/record-json';
import type { Customer, CustomerFields } from './customer';

const shape = inputShape(customerFields);

export const createCustomerBody = z
  .strictObject({ ...shape, name: valueTypes.name })
  .meta({ id: 'CreateCustomer', example: { name: 'Acme Lisbon' } });
export const updateCustomerBody = z
  .strictObject(shape)
  .meta({ id: 'UpdateCustomer', example: { phone: '+351 210 000 001' } });

/** The version is sent as an ETag. */
const { version: _version, ...stored } = responseShape(customerFields);

export const customerSchema = z.object({ ...stored, frame_id: z.uuid() }).meta({ id: 'Customer' });

export function presentCustomer(frameId: string, customer: Customer): z.infer<typeof customerSchema> {
  const { version: _ofEtag, ...fields } = presentFields(customerFields, customer);
  return { ...fields, frame_id: frameId };
}

/** The fields that a body sets. */
export function toCustomerFields(body: z.infer<typeof updateCustomerBody>): Partial<CustomerFields> {
  return writtenFields(customerFields, body);
}
