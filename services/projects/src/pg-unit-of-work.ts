import { type Database, PgOutbox } from '@trackway/postgres';
import { PgContactStore } from './contacts/pg-contact-store';
import { PgCustomerStore } from './customers/pg-customer-store';
import { PgFrameStore } from './frames/pg-frame-store';
import { PgGroupMembers } from './groups/pg-group-members';
import { PgNamedLists } from './groups/pg-named-lists';
import { PgAccessTokenStore } from './identity/pg-access-token-store';
import { PgServiceAccountStore } from './identity/pg-service-account-store';
import { PgAppliedBatches } from './imports/pg-applied-batches';
import { PgReferences } from './imports/pg-references';
import { PgRollbackStore } from './imports/rollback/pg-rollback-store';
import { PgLabelStore } from './labels/pg-label-store';
import { PgProjectFunnels } from './projects/pg-project-funnels';
import { PgProjectLinkStore } from './projects/pg-project-link-store';
import { PgProjectStore } from './projects/pg-project-store';
import { PgTaskStore } from './tasks/pg-task-store';
import type { Stores, UnitOfWork } from './unit-of-work';
import { PgUserStore } from './users/pg-user-store';

export class PgUnitOfWork implements UnitOfWork {
  constructor(
    private readonly database: Database,
    private readonly wakeRelay: () => void,
  ) {}

  run<T>(frameId: string, work: (stores: Stores) => Promise<T>): Promise<T> {
    return this.database.inFrame(frameId, (transaction) =>
      work({
        frames: new PgFrameStore(transaction),
        users: new PgUserStore(transaction),
        serviceAccounts: new PgServiceAccountStore(transaction),
        accessTokens: new PgAccessTokenStore(transaction),
        customers: new PgCustomerStore(transaction),
        contacts: new PgContactStore(transaction),
        projects: new PgProjectStore(transaction),
        lists: new PgNamedLists(transaction),
        groups: new PgLabelStore(transaction, 'project_groups'),
        members: new PgGroupMembers(transaction),
        tags: new PgLabelStore(transaction, 'tags'),
        links: new PgProjectLinkStore(transaction),
        funnels: new PgProjectFunnels(transaction),
        tasks: new PgTaskStore(transaction),
        references: new PgReferences(transaction),
        appliedBatches: new PgAppliedBatches(transaction),
        rollbacks: new PgRollbackStore(transaction),
        outbox: new PgOutbox(transaction, this.wakeRelay),
        recordEffect: (resource) => transaction.recordEffect(resource),
      }),
    );
  }
}
