import { type MongoDatabase, MongoOutbox, type OutboxModels } from '@trackway/mongo';
import type { ClientSession } from 'mongoose';
import type { FormModels } from './forms/form-models';
import { MongoFormStore } from './forms/mongo-form-store';
import type { Stores, UnitOfWork } from './unit-of-work';

export interface Models extends FormModels {
  readonly outbox: OutboxModels;
}

export class MongoUnitOfWork implements UnitOfWork {
  constructor(
    private readonly database: MongoDatabase,
    private readonly models: Models,
    private readonly wakeRelay: () => void,
  ) {}

  run: UnitOfWork['run'] = (work) =>
    this.database.inTransaction((transaction) =>
      work({
        ...this.stores(transaction.session),
        outbox: new MongoOutbox(this.models.outbox, transaction, this.wakeRelay),
      }),
    );

  read: UnitOfWork['read'] = (work) => this.database.plainly(() => work(this.stores(null)));

  private stores(session: ClientSession | null): Stores {
    return { forms: new MongoFormStore(this.models, session) };
  }
}
