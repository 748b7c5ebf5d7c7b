import { isDeepStrictEqual } from 'node:util';
import type { UnitOfWork } from '@trackway/application';
import { notFound, referenceNotFound, rejectStale } from '@trackway/errors';
import type { Caller, Clock } from '@trackway/runtime';
import type { Customer, CustomerFields } from './customer';
import { auditCustomer } from './customer-audit';
import type { CustomerStores } from './customer-store';
import { CustomerTree } from './customer-tree';

export interface UpdateCustomer {
  readonly id: string;
  readonly changes: Partial<CustomerFields>;
  /** The version of `If-Match`. */
  readonly ifVersion?: number;
}

/** Changes the given fields. Without differences the version stays. Rejects a parent that would create a cycle. */
export function makeUpdateCustomer(deps: { unitOfWork: UnitOfWork<CustomerStores>; clock: Clock }) {
  return async (caller: Caller, { id, changes, ifVersion }: UpdateCustomer): Promise<Customer> =>
    deps.unitOfWork.run(caller.frameId, async ({ customers, outbox }) => {
      if (changes.parentId) await customers.lockTree(caller.frameId);
      const current = await customers.lock(caller.frameId, id);
      if (!current || current.deletedAt) throw notFound('customer');
      rejectStale(current.version, ifVersion);
      // The current parent may have been deleted since.
      if (changes.parentId && changes.parentId !== current.parentId) {
        const tree = new CustomerTree(await customers.findWithAncestors(caller.frameId, [changes.parentId]));
        const parent = tree.get(changes.parentId);
        if (!parent || parent.deletedAt) throw referenceNotFound('customer', 'parent_id', changes.parentId);
        tree.assertNoCycle(id, changes.parentId);
      }
      const wanted = { ...current, ...changes };
      if (isDeepStrictEqual(wanted, current)) return current;
      const updated = { ...wanted, updatedAt: deps.clock() };
      await customers.update(caller.frameId, updated);
      await outbox.add(auditCustomer(caller, 'updated', updated, { before: current }));
      return { ...updated, version: current.version + 1 };
    });
}
