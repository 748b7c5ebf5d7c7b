import { type Database, PgOutbox } from '@trackway/postgres';
import { PgFunnelStore } from './funnels/pg-funnel-store';
import type { Stores, UnitOfWork } from './unit-of-work';

export class PgUnitOfWork implements UnitOfWork {
  constructor(
    private readonly database: Database,
    private readonly wakeRelay: () => void,
  ) {}

  run<T>(frameId: string, work: (stores: Stores) => Promise<T>): Promise<T> {
    return this.database.inFrame(frameId, (transaction) =>
      work({
        funnels: new PgFunnelStore(transaction),
        outbox: new PgOutbox(transaction, this.wakeRelay),
      }),
    );
  }
}
