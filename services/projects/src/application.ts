import { notFound } from '@trackway/errors';
import type { Caller, Clock, NewId } from '@trackway/runtime';
import { makeArchiveContact, makeCreateContact, makeUpdateContact } from './contacts/write-contact';
import { makeCreateCustomer } from './customers/create-customer';
import { makeDeleteCustomer, makeRestoreCustomer } from './customers/remove-customer';
import { makeUpdateCustomer } from './customers/update-customer';
import type { RowSource } from './exports/row-source';
import { makeStreamRows } from './exports/stream-rows';
import { makeReadFrame, makeUpdateFrame } from './frames/update-frame';
import { makeWelcomeCaller } from './frames/welcome-caller';
import type { HistoryStore } from './history/history-store';
import { makeReadHistory } from './history/read-history';
import { makeApplyRows } from './imports/apply-rows';
import { makeList } from './listing';
import type { NumberRanges } from './numbers/number-ranges';
import { makeCreateProject } from './projects/create-project';
import type { FindFormTitles } from './projects/present-projects';
import { makeListProjects, makePresentWritten, makeReadProject } from './projects/read-projects';
import { makeDeleteProject, makeRestoreProject } from './projects/remove-project';
import { makeUpdateProject } from './projects/update-project';
import type { SearchIndex } from './search/search-index';
import { searchModels } from './search/search-models';
import type { Stores, UnitOfWork } from './unit-of-work';
import { makeCreateUser, makeSetUserDeleted, makeUpdateUser } from './users/write-user';

export interface ApplicationDeps {
  readonly unitOfWork: UnitOfWork;
  readonly searchIndex: SearchIndex;
  readonly history: HistoryStore;
  readonly rowSource: RowSource;
  readonly numbers: NumberRanges;
  readonly findFormTitles: FindFormTitles;
  readonly newId: NewId;
  readonly clock: Clock;
}

/** Everything that this service can do, in one place. */
export function buildApplication(deps: ApplicationDeps) {
  const { unitOfWork, searchIndex } = deps;

  return {
    commands: {
      welcomeCaller: makeWelcomeCaller(deps),
      updateFrame: makeUpdateFrame(deps),
      createUser: makeCreateUser(deps),
      updateUser: makeUpdateUser(deps),
      setUserDeleted: makeSetUserDeleted(deps),
      createCustomer: makeCreateCustomer(deps),
      updateCustomer: makeUpdateCustomer(deps),
      deleteCustomer: makeDeleteCustomer(deps),
      restoreCustomer: makeRestoreCustomer(deps),
      createContact: makeCreateContact(deps),
      updateContact: makeUpdateContact(deps),
      archiveContact: makeArchiveContact(deps),
      createProject: makeCreateProject(deps),
      updateProject: makeUpdateProject(deps),
      deleteProject: makeDeleteProject(deps),
      restoreProject: makeRestoreProject(deps),
      applyRows: makeApplyRows(deps),
    },
    queries: {
      readFrame: makeReadFrame(deps),
      findProjects: finder(unitOfWork, ({ projects }, frameId, ids: readonly string[]) =>
        projects.findMany(frameId, ids),
      ),
      findUsers: finder(unitOfWork, ({ users }, frameId, ids: readonly string[]) => users.findMany(frameId, ids)),
      listUsers: makeList({
        model: searchModels.user,
        searchIndex,
        load: loader(unitOfWork, ({ users }, frameId, ids: readonly string[]) => users.findMany(frameId, ids)),
      }),
      readUser: makeRead(unitOfWork, 'user', ({ users }, frameId, id: string) => users.findMany(frameId, [id])),
      listCustomers: makeList({
        model: searchModels.customer,
        searchIndex,
        load: loader(unitOfWork, ({ customers }, frameId, ids: readonly string[]) => customers.findMany(frameId, ids)),
      }),
      readCustomer: makeRead(unitOfWork, 'customer', ({ customers }, frameId, id: string) =>
        customers.findMany(frameId, [id]),
      ),
      listContacts: makeList({
        model: searchModels.contact,
        searchIndex,
        load: loader(unitOfWork, ({ contacts }, frameId, ids: readonly number[]) => contacts.findMany(frameId, ids)),
      }),
      readContact: makeRead(unitOfWork, 'contact', ({ contacts }, frameId, id: number) =>
        contacts.findMany(frameId, [id]),
      ),
      listProjects: makeListProjects(deps),
      readProject: makeReadProject(deps),
      presentWritten: makePresentWritten(deps),
      readHistory: makeReadHistory(deps),
      streamRows: makeStreamRows(deps),
    },
  };
}

export type Application = ReturnType<typeof buildApplication>;

type Find<Id, Item> = (stores: Stores, frameId: string, ids: readonly Id[]) => Promise<readonly Item[]>;

function loader<Id, Item>(unitOfWork: UnitOfWork, find: Find<Id, Item>) {
  return (frameId: string, ids: readonly Id[]) => unitOfWork.run(frameId, (stores) => find(stores, frameId, ids));
}

/** Finds in the caller's frame, in the order asked for. */
function finder<Item extends { readonly id: string }>(unitOfWork: UnitOfWork, find: Find<string, Item>) {
  return async (caller: Caller, ids: readonly string[]): Promise<Item[]> => {
    const found = await loader(unitOfWork, find)(caller.frameId, ids);
    const byId = new Map(found.map((item) => [item.id, item]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
}

/** Reads one; a deleted one is not found. */
function makeRead<Id, Item extends { readonly deletedAt: Date | null }>(
  unitOfWork: UnitOfWork,
  model: string,
  find: (stores: Stores, frameId: string, id: Id) => Promise<readonly Item[]>,
) {
  return async (caller: Caller, id: Id): Promise<Item> => {
    const [item] = await unitOfWork.run(caller.frameId, (stores) => find(stores, caller.frameId, id));
    if (!item || item.deletedAt) throw notFound(model);
    return item;
  };
}
