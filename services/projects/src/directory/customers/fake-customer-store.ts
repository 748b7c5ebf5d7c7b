import { AppError, conflict } from '@trackway/errors';
import { FakeTable } from '@trackway/simulation';
import type { Customer } from './customer';
import type { CustomerStore } from './customer-store';

export class FakeCustomerStore implements CustomerStore {
  readonly rows = new FakeTable<Customer>(({ id }) => id);

  async findMany(frameId: string, ids: readonly string[]): Promise<readonly Customer[]> {
    return this.rows.of(frameId).filter(({ id }) => ids.includes(id));
  }

  async findWithAncestors(frameId: string, ids: readonly string[]): Promise<readonly Customer[]> {
    const found = new Map<string, Customer>();
    const queue: (string | null)[] = [...ids];
    for (const id of queue) {
      const customer = id !== null && !found.has(id) ? this.rows.find(frameId, id) : undefined;
      if (!customer) continue;
      found.set(customer.id, customer);
      queue.push(customer.parentId);
    }
    return [...found.values()];
  }

  async insert(frameId: string, customer: Customer): Promise<void> {
    this.assertFreeDocument(frameId, customer);
    this.rows.put(frameId, { ...customer, version: 1 });
  }

  async insertFree(frameId: string, customers: readonly Customer[]): Promise<ReadonlySet<string>> {
    const inserted = customers.filter((customer) => {
      if (this.rows.find(frameId, customer.id) || this.hasDocument(frameId, customer)) return false;
      this.rows.put(frameId, customer);
      return true;
    });
    return new Set(inserted.map(({ id }) => id));
  }

  async lock(frameId: string, id: string): Promise<Customer | undefined> {
    return this.rows.find(frameId, id);
  }

  lockMany(frameId: string, ids: readonly string[]): Promise<readonly Customer[]> {
    return this.findMany(frameId, ids);
  }

  async findIds(frameId: string, documents: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = this.rows.of(frameId).flatMap(({ id, document }) => (document === null ? [] : [{ id, document }]));
    return new Map(found.filter(({ document }) => documents.includes(document)).map((one) => [one.document, one.id]));
  }

  async update(frameId: string, customer: Customer): Promise<void> {
    if (this.rows.find(frameId, customer.id)?.version !== customer.version) {
      throw new AppError('precondition_failed', 'precondition_failed', 'The customer has changed meanwhile.');
    }
    this.assertFreeDocument(frameId, customer);
    this.rows.put(frameId, { ...customer, version: customer.version + 1 });
  }

  async lockTree(): Promise<void> {}

  private assertFreeDocument(frameId: string, customer: Customer): void {
    if (!this.hasDocument(frameId, customer)) return;
    throw conflict('Another customer has this document.', { document: ['Another customer has this document.'] });
  }

  /** Whether another customer has the document. */
  private hasDocument(frameId: string, { id, document }: Customer): boolean {
    return document !== null && this.rows.of(frameId).some((other) => other.id !== id && other.document === document);
  }
}
