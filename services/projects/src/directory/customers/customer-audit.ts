import { customerFields } from '@trackway/contracts';
import { auditOf } from '@trackway/messaging';
import { writableValues } from '../../fields/record-json';
import type { Customer } from './customer';

/** The settings of a customer in entries of the audit log. */
export function customerSettings(customer: Customer): Readonly<Record<string, unknown>> {
  return writableValues(customerFields, customer);
}

export const auditCustomer = auditOf<Customer>({
  source: 'projects',
  kind: 'customer',
  identify: ({ id, name }) => ({ id, name }),
  settings: customerSettings,
});
