import type { UnitOfWork } from '@trackway/application';
import { notFound, rejectStale } from '@trackway/errors';
import type { Caller, Clock } from '@trackway/runtime';
import type { Customer } from './customer';
import { auditCustomer } from './customer-audit';
import type { CustomerStores } from './customer-store';

export interface RemoveCustomer {
  readonly id: string;
  readonly ifVersion?: number;
}

/**
 * Deletes softly: records that link to the customer keep showing it, and new links are rejected. 404 if it is deleted
 * already.
 */
export function makeDeleteCustomer(deps: { unitOfWork: UnitOfWork<CustomerStores>; clock: Clock }) {
  return (caller: Caller, command: RemoveCustomer): Promise<Customer> =>
    setDeleted(deps, caller, command, deps.clock());
}

export function makeRestoreCustomer(deps: { unitOfWork: UnitOfWork<CustomerStores>; clock: Clock }) {
  return (caller: Caller, command: RemoveCustomer): Promise<Customer> => setDeleted(deps, caller, command, null);
}

function setDeleted(
  { unitOfWork, clock }: { unitOfWork: UnitOfWork<CustomerStores>; clock: Clock },
  caller: Caller,
  { id, ifVersion }: RemoveCustomer,
  deletedAt: Date | null,
): Promise<Customer> {
  return unitOfWork.run(caller.frameId, async ({ customers, outbox }) => {
    const current = await customers.lock(caller.frameId, id);
    if (!current || (current.deletedAt === null) === (deletedAt === null)) throw notFound('customer');
    rejectStale(current.version, ifVersion);
    const updated = { ...current, deletedAt, updatedAt: clock() };
    await customers.update(caller.frameId, updated);
    await outbox.add(auditCustomer(caller, deletedAt ? 'deleted' : 'restored', updated));
    return { ...updated, version: current.version + 1 };
  });
}
