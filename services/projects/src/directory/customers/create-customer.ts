import type { UnitOfWork } from '@trackway/application';
import { referenceNotFound } from '@trackway/errors';
import type { Caller, Clock, NewId } from '@trackway/runtime';
import { type Customer, type CustomerFields, newCustomer } from './customer';
import { auditCustomer } from './customer-audit';
import type { CustomerStores } from './customer-store';

export type CreateCustomer = Pick<CustomerFields, 'name'> & Partial<CustomerFields>;

/** Creates a customer, optionally below another one. */
export function makeCreateCustomer(deps: { unitOfWork: UnitOfWork<CustomerStores>; newId: NewId; clock: Clock }) {
  return async (caller: Caller, command: CreateCustomer): Promise<Customer> => {
    const customer = newCustomer({ ...command, id: deps.newId() }, deps.clock());
    await deps.unitOfWork.run(caller.frameId, async ({ customers, outbox, recordEffect }) => {
      if (customer.parentId !== null) {
        const [parent] = await customers.findMany(caller.frameId, [customer.parentId]);
        if (!parent || parent.deletedAt) throw referenceNotFound('customer', 'parent_id', customer.parentId);
      }
      await customers.insert(caller.frameId, customer);
      await outbox.add(auditCustomer(caller, 'created', customer));
      await recordEffect(customer.id);
    });
    return customer;
  };
}
