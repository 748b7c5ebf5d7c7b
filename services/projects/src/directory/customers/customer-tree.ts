import { ruleBroken } from '@trackway/errors';
import type { Customer, CustomerSummary, CustomerWithParent } from './customer';

type CustomerNode = Pick<Customer, 'id' | 'name' | 'parentId'>;

/** Queries on a set of customers that includes all ancestors of those queried. */
export class CustomerTree<Node extends CustomerNode = CustomerNode> {
  private readonly byId: ReadonlyMap<string, Node>;

  constructor(customers: readonly Node[]) {
    this.byId = new Map(customers.map((customer) => [customer.id, customer]));
  }

  get(id: string | null): Node | undefined {
    return id === null ? undefined : this.byId.get(id);
  }

  withParent(id: string | null): CustomerWithParent | null {
    const customer = this.get(id);
    if (!customer) return null;
    const parent = this.get(customer.parentId);
    return { ...summary(customer), parent: parent ? { id: parent.id, name: parent.name } : null };
  }

  /** The root above a customer, or the customer itself if it has no parent. */
  headquarter(id: string | null): CustomerWithParent | null {
    let root = this.get(id);
    for (let above = this.get(root?.parentId ?? null); above; above = this.get(above.parentId)) root = above;
    return root ? this.withParent(root.id) : null;
  }

  /** True if `id` is `ancestorId` or one of its descendants. */
  isSelfOrDescendant(id: string, ancestorId: string): boolean {
    for (let above = this.get(id); above; above = this.get(above.parentId)) if (above.id === ancestorId) return true;
    return false;
  }

  /** @throws AppError `hierarchy_cycle` if `parentId` is the customer itself or one of its descendants. */
  assertNoCycle(customerId: string, parentId: string): void {
    if (!this.isSelfOrDescendant(parentId, customerId)) return;
    throw ruleBroken('hierarchy_cycle', 'A customer cannot be a descendant of itself. Choose another parent.');
  }
}

function summary({ id, name, parentId }: CustomerNode): CustomerSummary {
  return { id, name, parent_id: parentId };
}
