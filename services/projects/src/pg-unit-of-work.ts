import type { UnitOfWork } from '@trackway/application';
import { RecordEffectOutbox } from '@trackway/messaging';
import { type Database, HistoryEffectOutbox, PgEffects, PgOutbox, PgRecordEffects } from '@trackway/postgres';
import { DIRECTORY_EFFECTS, toDirectoryEffectRow } from './causes/effects/directory-effect';
import { PgContactStore } from './directory/contacts/pg-contact-store';
import { PgCustomerStore } from './directory/customers/pg-customer-store';
import { PgLabelStore } from './directory/labels/pg-label-store';
import { PgAccessTokenStore } from './identity/credentials/pg-access-token-store';
import { PgServiceAccountStore } from './identity/credentials/pg-service-account-store';
import { PgFrameStore } from './identity/frames/pg-frame-store';
import { PgIdentityProviderStore } from './identity/providers/pg-identity-provider-store';
import { PgUserIdentityStore } from './identity/providers/pg-user-identity-store';
import { PgRoleStore } from './identity/roles/pg-role-store';
import { PgScimStore } from './identity/scim/pg-scim-store';
import { PgUserStore } from './identity/users/pg-user-store';
import type { ImportStores } from './imports/stores/import-stores';
import { PgAppliedBatches } from './imports/stores/pg-applied-batches';
import { PgReferences } from './imports/stores/pg-references';
import { PgRollbackStore } from './imports/stores/pg-rollback-store';
import { PgGroupMembers } from './projects/project/pg-group-members';
import { PgNamedLists } from './projects/project/pg-named-lists';
import { PgProjectLinkStore } from './projects/project/pg-project-link-store';
import { PgProjectStore } from './projects/project/pg-project-store';
import { PgSavedViewStore } from './projects/saved-views/pg-saved-view-store';
import type { SavedViewStores } from './projects/saved-views/saved-view-store';
import { PgTaskStore } from './projects/tasks/pg-task-store';
import type { TaskStores } from './projects/tasks/task-store';
import { PgRecordNames } from './projects/views/pg-record-names';
import type { RecordNameStores } from './projects/views/record-names';

/** All stores of one transaction. Use cases declare those that they use. */
export interface Stores extends TaskStores, RecordNameStores, SavedViewStores, ImportStores {}

export class PgUnitOfWork implements UnitOfWork<Stores> {
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
        identityProviders: new PgIdentityProviderStore(transaction),
        roles: new PgRoleStore(transaction),
        scim: new PgScimStore(transaction),
        userIdentities: new PgUserIdentityStore(transaction),
        customers: new PgCustomerStore(transaction),
        contacts: new PgContactStore(transaction),
        projects: new PgProjectStore(transaction),
        lists: new PgNamedLists(transaction),
        groups: new PgLabelStore(transaction, 'project_groups'),
        members: new PgGroupMembers(transaction),
        tags: new PgLabelStore(transaction, 'tags'),
        links: new PgProjectLinkStore(transaction),
        savedViews: new PgSavedViewStore(transaction),
        recordNames: new PgRecordNames(transaction),
        tasks: new PgTaskStore(transaction),
        references: new PgReferences(transaction),
        appliedBatches: new PgAppliedBatches(transaction),
        rollbacks: new PgRollbackStore(transaction),
        directoryEffects: new PgRecordEffects(transaction, DIRECTORY_EFFECTS),
        outbox: new RecordEffectOutbox(
          new HistoryEffectOutbox(
            new PgOutbox(transaction, this.wakeRelay),
            new PgEffects(transaction, 'history_lines'),
          ),
          new PgRecordEffects(transaction, DIRECTORY_EFFECTS),
          toDirectoryEffectRow,
        ),
        recordEffect: (resource) => transaction.recordEffect(resource),
      }),
    );
  }
}
