import { type Api, apiOf, apiWithToken } from './support/api';
import { eventually } from './support/eventually';
import { apiOfAccount, aServiceAccount } from './support/issued-tokens';
import { ended, startImport, workbook } from './support/spreadsheets';
import { tokenOf } from './support/system';

/** Rows that keep all workers busy while the next import is queued. */
const LARGE_IMPORT_ROWS = 20_000;

const ALL = 'projects:read projects:write spreadsheets:read spreadsheets:write';

interface Users {
  readonly owner: Api;
  readonly initiator: Api;
}

/** Changes to the initiator of a queued import, and a part of the expected error. */
const lostPermissions: readonly (readonly [what: string, change: (users: Users) => Promise<void>, words: string])[] = [
  ['lost the scope that writes the rows', (users) => revoke(users, 'projects:write'), 'projects:write'],
  ['lost the scope for spreadsheets', (users) => revoke(users, 'spreadsheets:write'), 'spreadsheets:write'],
  ['was deactivated', (users) => changeUser(users, 'PATCH', { active: false }), 'not active'],
  ['was deleted', (users) => changeUser(users, 'DELETE'), 'not active'],
];

describe('an import whose initiator, while it was queued,', () => {
  let many: Blob;

  beforeAll(async () => {
    many = await workbook([['Name'], ...Array.from({ length: LARGE_IMPORT_ROWS }, (_, index) => [`Project ${index}`])]);
  }, 60_000);

  /** The result of an import of one contact that is queued behind two large ones until `meanwhile` completes. */
  async function endOfWaiting(users: Users, meanwhile: () => Promise<void>) {
    const { owner, initiator } = users;
    await requestWithScope(initiator, ALL);
    const busy = [await startImport(owner, 'project', many), await startImport(owner, 'project', many)];
    const id = await startImport(initiator, 'contact', await workbook([['Name'], ['Ana']]));
    await meanwhile();
    await Promise.all(busy.map((other) => owner.send('POST', `/spreadsheet-operations/${other}/cancel`)));
    return ended(owner, id);
  }

  function createUsers(): Users {
    const owner = apiOf();
    return { owner, initiator: apiOf({ frameId: owner.identity.frameId, scope: ALL }) };
  }

  it.each(lostPermissions)(
    '%s fails',
    async (_, change, words) => {
      const users = createUsers();

      const operation = await endOfWaiting(users, () => change(users));

      expect(operation).toMatchObject({
        status: 'failed',
        processed_rows: 0,
        metadata: { failure: { code: 'initiator_not_allowed', message: expect.stringContaining(words) } },
      });
      expect((await users.owner.get('/contacts')).body.meta.total).toBe(0);
    },
    120_000,
  );

  it.each([
    [
      'used a token that only reads projects',
      ({ initiator }: Users) => requestWithScope(initiator, 'projects:read spreadsheets:read'),
    ],
    ['lost a scope that the import does not need', (users: Users) => revoke(users, 'forms:write')],
  ])(
    '%s completes',
    async (_, change) => {
      const users = createUsers();

      const operation = await endOfWaiting(users, () => change(users));

      expect(operation).toMatchObject({ status: 'completed', processed_rows: 1 });
    },
    120_000,
  );
});

it('an import of a service account is recorded as its own, and creates no user', async () => {
  const owner = apiOf();
  const account = await aServiceAccount(owner, ALL.split(' '));
  const program = await apiOfAccount(owner, account);

  const id = await startImport(program, 'project', await workbook([['Name'], ['Roof']]));
  expect(await ended(program, id)).toMatchObject({ status: 'completed', initiator_type: 'service_account' });

  const [project] = (await owner.get('/projects')).body.projects;
  const actor = { kind: 'service_account', id: account.client_id, name: 'Nightly sync' };
  await eventually(async () =>
    expect((await owner.get(`/projects/${project.id}/history`)).body.history).toMatchObject([{ actor }]),
  );
  const { users } = (await owner.get('/users')).body;
  expect(users.map((user: { id: string }) => user.id)).toEqual([owner.identity.userId]);
}, 60_000);

/** Sends a request with another token of the user. */
async function requestWithScope({ identity }: Api, scope: string): Promise<void> {
  const { status } = await apiWithToken(tokenOf({ ...identity, scope })).get('/projects');
  expect(status).toBe(200);
}

async function revoke({ owner, initiator }: Users, scope: string): Promise<void> {
  const path = `/users/${initiator.identity.userId}/revoked-scopes`;
  const { status } = await owner.send('PUT', path, { revoked_scopes: [scope] });
  expect(status).toBe(200);
}

async function changeUser({ owner, initiator }: Users, method: string, fields?: object): Promise<void> {
  const { status } = await owner.send(method, `/users/${initiator.identity.userId}`, fields);
  expect(status).toBe(200);
}
