import type { UnitOfWork } from '@trackway/application';
import type { Clock, NewId } from '@trackway/runtime';
import { makeList } from '../search/listing';
import { makeFind, makeLoad, makeRead } from '../search/read-by-id';
import type { SearchIndex } from '../search/search-index';
import { contactModel } from './contacts/contact-search-model';
import type { ContactStores } from './contacts/contact-store';
import { makeFindContacts } from './contacts/find-contacts';
import { makeArchiveContact, makeCreateContact, makeUpdateContact } from './contacts/write-contact';
import { makeCreateCustomer } from './customers/create-customer';
import { customerModel } from './customers/customer-search-model';
import { makeDeleteCustomer, makeRestoreCustomer } from './customers/remove-customer';
import { makeUpdateCustomer } from './customers/update-customer';
import { auditGroup, auditTag } from './labels/label-audit';
import { groupModel, tagModel } from './labels/label-search-models';
import type { LabelStores } from './labels/label-store';
import { tagChangeEvent } from './labels/tag-events';
import {
  type LabelKind,
  makeCreateLabel,
  makeDeleteLabel,
  makeRestoreLabel,
  makeUpdateLabel,
} from './labels/write-label';
import type { NumberRanges } from './numbers/number-ranges';

type DirectoryStores = ContactStores & LabelStores;

export interface DirectoryDeps {
  readonly unitOfWork: UnitOfWork<DirectoryStores>;
  readonly searchIndex: SearchIndex;
  readonly numbers: NumberRanges;
  readonly newId: NewId;
  readonly clock: Clock;
}

const groups: LabelKind = {
  model: 'project_group',
  store: (stores) => stores.groups,
  audit: auditGroup,
  changeEvents: () => [],
};
const tags: LabelKind = {
  model: 'tag',
  store: (stores) => stores.tags,
  audit: auditTag,
  changeEvents: (caller, tag, change) => [tagChangeEvent(caller, tag, change)],
};

const find = {
  customers: ({ customers }: DirectoryStores, frameId: string, ids: readonly string[]) =>
    customers.findMany(frameId, ids),
  contacts: ({ contacts }: DirectoryStores, frameId: string, ids: readonly number[]) => contacts.findMany(frameId, ids),
  groups: (stores: DirectoryStores, frameId: string, ids: readonly string[]) => stores.groups.findMany(frameId, ids),
  tags: (stores: DirectoryStores, frameId: string, ids: readonly string[]) => stores.tags.findMany(frameId, ids),
};

/** What projects are linked to: customers, contacts, groups and tags. */
export function directoryModule(deps: DirectoryDeps) {
  const { unitOfWork, searchIndex } = deps;
  const load = {
    customers: makeLoad(unitOfWork, find.customers),
    contacts: makeLoad(unitOfWork, find.contacts),
    groups: makeLoad(unitOfWork, find.groups),
    tags: makeLoad(unitOfWork, find.tags),
  };
  return {
    commands: {
      createCustomer: makeCreateCustomer(deps),
      updateCustomer: makeUpdateCustomer(deps),
      deleteCustomer: makeDeleteCustomer(deps),
      restoreCustomer: makeRestoreCustomer(deps),
      createContact: makeCreateContact(deps),
      updateContact: makeUpdateContact(deps),
      archiveContact: makeArchiveContact(deps),
      createGroup: makeCreateLabel(deps, groups),
      updateGroup: makeUpdateLabel(deps, groups),
      deleteGroup: makeDeleteLabel(deps, groups),
      restoreGroup: makeRestoreLabel(deps, groups),
      createTag: makeCreateLabel(deps, tags),
      updateTag: makeUpdateLabel(deps, tags),
      deleteTag: makeDeleteLabel(deps, tags),
      restoreTag: makeRestoreLabel(deps, tags),
    },
    queries: {
      listCustomers: makeList({ model: customerModel, searchIndex, load: load.customers }),
      readCustomer: makeRead(unitOfWork, 'customer', find.customers),
      listContacts: makeList({ model: contactModel, searchIndex, load: load.contacts }),
      readContact: makeRead(unitOfWork, 'contact', find.contacts),
      findContacts: makeFindContacts(deps),
      listGroups: makeList({ model: groupModel, searchIndex, load: load.groups }),
      readGroup: makeRead(unitOfWork, 'project_group', find.groups),
      listTags: makeList({ model: tagModel, searchIndex, load: load.tags }),
      readTag: makeRead(unitOfWork, 'tag', find.tags),
      findTags: makeFind(unitOfWork, find.tags),
    },
  };
}

export type DirectoryModule = ReturnType<typeof directoryModule>;
