import type { Clock, NewId } from '@trackway/runtime';
import type { AuditStore } from './audit/audit-store';
import { makeAwaitChanges } from './consistency/await-changes';
import type { KeptEvents } from './consistency/kept-events';
import { makeFindContacts } from './contacts/find-contacts';
import { makeArchiveContact, makeCreateContact, makeUpdateContact } from './contacts/write-contact';
import { makeCreateCustomer } from './customers/create-customer';
import { makeDeleteCustomer, makeRestoreCustomer } from './customers/remove-customer';
import { makeUpdateCustomer } from './customers/update-customer';
import { makeDuplicateProject } from './duplicates/duplicate-project';
import type { RowSource } from './exports/row-source';
import { makeReadRowSearch, makeStreamRows } from './exports/stream-rows';
import { makeNameFrame, makeReadFrame, makeUpdateFrame } from './frames/update-frame';
import { makeWelcomeCaller } from './frames/welcome-caller';
import { makeJoinGroup, makeLeaveGroup } from './groups/join-group';
import { makeMoveInGroup, makeOrderGroup } from './groups/order-group';
import { makeAttachChild, makeDetachChild } from './hierarchy/change-parent';
import { makeReadHierarchy } from './hierarchy/read-hierarchy';
import type { HistoryStore } from './history/history-store';
import { makeReadHistory } from './history/read-history';
import type { IdentityIndex } from './identity/identity-index';
import { makeIssueToken } from './identity/issue-token';
import type { KeyCipher } from './identity/key-cipher';
import { makeListAccessTokens } from './identity/read-access-tokens';
import { makeReadKeySet } from './identity/read-key-set';
import { makeListServiceAccounts, makeReadServiceAccount } from './identity/read-service-accounts';
import { makeRevokeKey, makeRotateKeys, makeTendKeys } from './identity/rotate-keys';
import { makeSignToken } from './identity/sign-token';
import type { SigningKeyStore } from './identity/signing-key-store';
import { makeCreateAccessToken, makeRevokeAccessToken, makeRevokeFoundToken } from './identity/write-access-token';
import {
  makeCreateServiceAccount,
  makeDeleteServiceAccount,
  makeRotateSecret,
  makeUpdateServiceAccount,
} from './identity/write-service-account';
import { makeApplyRows } from './imports/apply-rows';
import { makeListAppliedRows } from './imports/list-applied-rows';
import type { FindProjectsInUse } from './imports/rollback/projects-in-use';
import { makeRollbackRows } from './imports/rollback/rollback-rows';
import {
  type LabelKind,
  makeCreateLabel,
  makeDeleteLabel,
  makeRestoreLabel,
  makeUpdateLabel,
} from './labels/write-label';
import { makeList } from './listing';
import { makeMergeProject, makeUnmergeProject } from './merges/merge-project';
import type { NumberRanges } from './numbers/number-ranges';
import type { FindLiveForms } from './projects/check-form';
import { type FindPlaces, makeCompleteFunnels } from './projects/complete-funnels';
import { makeCreateProject } from './projects/create-project';
import { makeLinkToProject } from './projects/link-to-project';
import type { FindFormAnswers, FindFormTitles } from './projects/present-projects';
import {
  makeListProjects,
  makePresentWritten,
  makeReadProject,
  makeReadWhole,
  type ReachOwners,
} from './projects/read-projects';
import { makeDeleteProject, makeRestoreProject } from './projects/remove-project';
import { makeCheckFields, makeSetField } from './projects/set-field';
import { makeUpdateProject } from './projects/update-project';
import type { ReadModel } from './read-model/read-model';
import { makeFind, makeLoad, makeRead } from './reading';
import type { EdgeDirectory } from './search/edge-directory';
import { makeEvaluateFilters } from './search/evaluate-filters';
import type { FilterEvaluator } from './search/filter-evaluator';
import { makeKnowEdges } from './search/know-edges';
import type { SearchIndex } from './search/search-index';
import { searchModels } from './search/search-models';
import { makeOpenShare } from './shares/open-share';
import type { ShareIndex } from './shares/share-index';
import { makeShareProject, makeUnshareProject } from './shares/share-project';
import { tagChangeEvent } from './tags/tag-events';
import { makeListTasks, makeReadTask } from './tasks/read-tasks';
import { makeCreateTask, makeSetTaskDeleted, makeUpdateTask } from './tasks/write-task';
import type { Stores, UnitOfWork } from './unit-of-work';
import { makeReadGrants } from './users/read-grants';
import { makeReadMyself } from './users/read-myself';
import { makeReadRevokedScopes, makeRevokeScopes } from './users/revoke-scopes';
import { makeCreateUser, makeSetUserDeleted, makeUpdateUser } from './users/write-user';

export interface ApplicationDeps {
  readonly unitOfWork: UnitOfWork;
  readonly searchIndex: SearchIndex;
  readonly filterEvaluator: FilterEvaluator;
  readonly edgeDirectory: EdgeDirectory;
  readonly keptEvents: KeptEvents;
  readonly history: HistoryStore;
  readonly audit: AuditStore;
  readonly shareIndex: ShareIndex;
  readonly rowSource: RowSource;
  readonly identityIndex: IdentityIndex;
  readonly signingKeys: SigningKeyStore;
  readonly cipher: KeyCipher;
  readonly rotationDays: number;
  readonly numbers: NumberRanges;
  readonly findFormTitles: FindFormTitles;
  readonly findLiveForms: FindLiveForms;
  readonly findFormAnswers: FindFormAnswers;
  readonly findPlaces: FindPlaces;
  readonly readModel: ReadModel;
  readonly reachOwners: ReachOwners;
  readonly findProjectsInUse: FindProjectsInUse;
  readonly newId: NewId;
  readonly clock: Clock;
}

/** Everything that this service can do, in one place. */
export function buildApplication(adapters: ApplicationDeps) {
  const deps = { ...adapters, completeFunnels: makeCompleteFunnels(adapters) };
  const { unitOfWork, searchIndex } = deps;
  const signToken = makeSignToken(deps);
  const updateProject = makeUpdateProject(deps);

  return {
    commands: {
      welcomeCaller: makeWelcomeCaller(deps),
      updateFrame: makeUpdateFrame(deps),
      createUser: makeCreateUser(deps),
      updateUser: makeUpdateUser(deps),
      setUserDeleted: makeSetUserDeleted(deps),
      createServiceAccount: makeCreateServiceAccount(deps),
      updateServiceAccount: makeUpdateServiceAccount(deps),
      deleteServiceAccount: makeDeleteServiceAccount(deps),
      rotateSecret: makeRotateSecret(deps),
      issueToken: makeIssueToken({ ...deps, signToken }),
      createAccessToken: makeCreateAccessToken({ ...deps, signToken }),
      revokeAccessToken: makeRevokeAccessToken(deps),
      revokeFoundToken: makeRevokeFoundToken(deps),
      tendKeys: makeTendKeys(deps),
      rotateKeys: makeRotateKeys(deps),
      revokeKey: makeRevokeKey(deps),
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
      joinGroup: makeJoinGroup(deps),
      leaveGroup: makeLeaveGroup(deps),
      moveInGroup: makeMoveInGroup(deps),
      orderGroup: makeOrderGroup(deps),
      createProject: makeCreateProject(deps),
      updateProject,
      setField: makeSetField(updateProject),
      linkToProject: makeLinkToProject(deps),
      deleteProject: makeDeleteProject(deps),
      restoreProject: makeRestoreProject(deps),
      attachChild: makeAttachChild(deps),
      detachChild: makeDetachChild(deps),
      createTask: makeCreateTask(deps),
      updateTask: makeUpdateTask(deps),
      setTaskDeleted: makeSetTaskDeleted(deps),
      mergeProject: makeMergeProject(deps),
      unmergeProject: makeUnmergeProject(deps),
      duplicateProject: makeDuplicateProject(deps),
      shareProject: makeShareProject(deps),
      unshareProject: makeUnshareProject(deps),
      revokeScopes: makeRevokeScopes(deps),
      applyRows: makeApplyRows(deps),
      rollbackRows: makeRollbackRows(deps),
    },
    queries: {
      listAppliedRows: makeListAppliedRows(deps),
      readFrame: makeReadFrame(deps),
      nameFrame: makeNameFrame(deps),
      findProjects: makeFind(unitOfWork, find.projects),
      readRevokedScopes: makeReadRevokedScopes(deps),
      findUsers: makeFind(unitOfWork, find.users),
      findTags: makeFind(unitOfWork, find.tags),
      listServiceAccounts: makeListServiceAccounts(deps),
      readServiceAccount: makeReadServiceAccount(deps),
      listAccessTokens: makeListAccessTokens(deps),
      readKeySet: makeReadKeySet(deps),
      readGrants: makeReadGrants(deps),
      knowEdges: makeKnowEdges(deps),
      listUsers: makeList({ model: searchModels.user, searchIndex, load: makeLoad(unitOfWork, find.users) }),
      readMyself: makeReadMyself(deps),
      readUser: makeRead(unitOfWork, 'user', find.users),
      listCustomers: makeList({
        model: searchModels.customer,
        searchIndex,
        load: makeLoad(unitOfWork, find.customers),
      }),
      readCustomer: makeRead(unitOfWork, 'customer', find.customers),
      listContacts: makeList({ model: searchModels.contact, searchIndex, load: makeLoad(unitOfWork, find.contacts) }),
      findContacts: makeFindContacts(deps),
      readContact: makeRead(unitOfWork, 'contact', find.contacts),
      listGroups: makeList({ model: searchModels.projectGroup, searchIndex, load: makeLoad(unitOfWork, find.groups) }),
      readGroup: makeRead(unitOfWork, 'project_group', find.groups),
      listTags: makeList({ model: searchModels.tag, searchIndex, load: makeLoad(unitOfWork, find.tags) }),
      readTag: makeRead(unitOfWork, 'tag', find.tags),
      listTasks: makeListTasks(deps),
      readTask: makeReadTask(deps),
      listProjects: makeListProjects(deps),
      readProject: makeReadProject(deps),
      presentWritten: makePresentWritten(deps),
      openShare: makeOpenShare({ ...deps, readWhole: makeReadWhole(deps) }),
      readHierarchy: makeReadHierarchy(deps),
      readHistory: makeReadHistory(deps),
      readAuditLog: (...asked: Parameters<AuditStore['page']>) => deps.audit.page(...asked),
      streamRows: makeStreamRows(deps),
      readRowSearch: makeReadRowSearch(deps),
      awaitChanges: makeAwaitChanges(deps),
      evaluateFilters: makeEvaluateFilters(deps),
      checkFields: makeCheckFields(deps),
    },
  };
}

export type Application = ReturnType<typeof buildApplication>;

const groups: LabelKind = { model: 'project_group', store: (stores) => stores.groups, announce: () => [] };
const tags: LabelKind = {
  model: 'tag',
  store: (stores) => stores.tags,
  announce: (caller, tag, change) => [tagChangeEvent(caller, tag, change)],
};

const find = {
  projects: ({ projects }: Stores, frameId: string, ids: readonly string[]) => projects.findMany(frameId, ids),
  users: ({ users }: Stores, frameId: string, ids: readonly string[]) => users.findMany(frameId, ids),
  customers: ({ customers }: Stores, frameId: string, ids: readonly string[]) => customers.findMany(frameId, ids),
  contacts: ({ contacts }: Stores, frameId: string, ids: readonly number[]) => contacts.findMany(frameId, ids),
  tags: (stores: Stores, frameId: string, ids: readonly string[]) => stores.tags.findMany(frameId, ids),
  groups: (stores: Stores, frameId: string, ids: readonly string[]) => stores.groups.findMany(frameId, ids),
};
