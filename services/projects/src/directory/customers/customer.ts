import { customerFields, type RecordOf, type Writable } from '@trackway/contracts';
import { defaultsOf } from '../../fields/record-json';

/** A customer of projects. Customers form a tree, whose root is the headquarters. Fields are declared in `customerFields`. */
export type Customer = RecordOf<typeof customerFields>;

/** The fields that a client may set. */
export type CustomerFields = RecordOf<Writable<typeof customerFields>>;

/** A customer with defaults for the fields that are not given. */
export function newCustomer(
  given: Pick<Customer, 'id' | 'name'> & Partial<Omit<CustomerFields, 'name'>>,
  now: Date,
): Customer {
  return { ...defaultsOf(customerFields), ...given, createdAt: now, updatedAt: now };
}

export interface CustomerSummary {
  readonly id: string;
  readonly name: string;
  readonly parent_id: string | null;
}

/** A customer as projects show it: with its parent. */
export interface CustomerWithParent extends CustomerSummary {
  readonly parent: { readonly id: string; readonly name: string } | null;
}
