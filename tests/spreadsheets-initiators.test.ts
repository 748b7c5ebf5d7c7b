import { type Api, apiOf, apiWithToken } from './support/api';
import { ended, startImport, workbook } from './support/spreadsheets';
import { tokenOf } from './support/system';

/** Enough to keep all workers of the system busy while the next import waits its turn. */
const MANY = 20_000;

const ALL = 'projects:read projects:write spreadsheets:read spreadsheets:write';

interface People {
  readonly owner: Api;
  readonly initiator: Api;
}

/** What happens to who started an import before a worker is free for it, and the words of the refusal. */
const refused: readonly (readonly [what: string, happens: (people: People) => Promise<void>, words: string])[] = [
  ['lost the scope that writes the rows', (people) => revoke(people, 'projects:write'), 'projects:write'],
  ['lost the scope for spreadsheets', (people) => revoke(people, 'spreadsheets:write'), 'spreadsheets:write'],
  ['was deactivated', (people) => changeUser(people, 'PATCH', { active: false }), 'not active'],
  ['was deleted', (people) => changeUser(people, 'DELETE'), 'not active'],
];

describe('an import whose initiator, while it waited,', () => {
  let many: Blob;

  beforeAll(async () => {
    many = await workbook([['Name'], ...Array.from({ length: MANY }, (_, index) => [`Project ${index}`])]);
  }, 60_000);

  /** The end of an import of one contact that waits behind two large ones until `meanwhile` is over. */
  async function endOfWaiting(people: People, meanwhile: () => Promise<void>) {
    const { owner, initiator } = people;
    await comesWith(initiator, ALL);
    const busy = [await startImport(owner, 'project', many), await startImport(owner, 'project', many)];
    const id = await startImport(initiator, 'contact', await workbook([['Name'], ['Ana']]));
    await meanwhile();
    await Promise.all(busy.map((other) => owner.send('POST', `/spreadsheet-operations/${other}/cancel`)));
    return ended(owner, id);
  }

  function twoOfAFrame(): People {
    const owner = apiOf();
    return { owner, initiator: apiOf({ frameId: owner.identity.frameId, scope: ALL }) };
  }

  it.each(refused)(
    '%s is not begun',
    async (_, happens, words) => {
      const people = twoOfAFrame();

      const operation = await endOfWaiting(people, () => happens(people));

      expect(operation).toMatchObject({
        status: 'failed',
        processed_rows: 0,
        metadata: { failure: { code: 'initiator_not_allowed', message: expect.stringContaining(words) } },
      });
      expect((await people.owner.get('/contacts')).body.meta.total).toBe(0);
    },
    120_000,
  );

  it.each([
    [
      'came with a token that only reads projects',
      ({ initiator }: People) => comesWith(initiator, 'projects:read spreadsheets:read'),
    ],
    ['lost a scope that the import does not need', (people: People) => revoke(people, 'forms:write')],
  ])(
    '%s is done',
    async (_, happens) => {
      const people = twoOfAFrame();

      const operation = await endOfWaiting(people, () => happens(people));

      expect(operation).toMatchObject({ status: 'completed', processed_rows: 1 });
    },
    120_000,
  );
});

/** Makes a request with another token of the user. */
async function comesWith({ identity }: Api, scope: string): Promise<void> {
  const { status } = await apiWithToken(tokenOf({ ...identity, scope })).get('/projects');
  expect(status).toBe(200);
}

async function revoke({ owner, initiator }: People, scope: string): Promise<void> {
  const path = `/users/${initiator.identity.userId}/revoked-scopes`;
  const { status } = await owner.send('PUT', path, { revoked_scopes: [scope] });
  expect(status).toBe(200);
}

async function changeUser({ owner, initiator }: People, method: string, fields?: object): Promise<void> {
  const { status } = await owner.send(method, `/users/${initiator.identity.userId}`, fields);
  expect(status).toBe(200);
}
