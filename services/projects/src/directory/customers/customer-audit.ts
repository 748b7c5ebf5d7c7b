import { customerFields } from '@trackway/contracts';
import { auditOf } from '@trackway/messaging';
import { writableValues } from '../../fields/record-json';
import type { Customer } from './customer';

export const auditCustomer = auditOf<Customer>({
  source: 'projects',
  kind: 'customer',
  identify: ({ id, name }) => ({ id, name }),
  settings: (customer) => writableValues(customerFields, customer),
});
