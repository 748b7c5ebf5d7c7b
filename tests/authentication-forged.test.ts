import { apiOf } from './support/api';
import { type Forgery, forgedIdentities, genuine } from './support/forged-identities';
import { aPersonalToken, apiOfAccount, aServiceAccount } from './support/issued-tokens';
import { system } from './support/system';

const AT_ONCE = 20;

/** A guarded path of each service, for clients that bypass the gateway. */
const SERVICES: readonly (readonly [string, string])[] = [
  ['projects', '/api/management/projects'],
  ['forms', '/api/management/get-forms'],
  ['funnels', '/api/management/funnels'],
  ['spreadsheets', '/api/management/spreadsheet-operations'],
  ['channels', '/api/management/channels'],
];

/** Those that were answered by anything but 401 and 4xx of what cannot be read. */
async function believed(url: string, forgeries: readonly Forgery[]): Promise<string[]> {
  const taken: string[] = [];
  for (let from = 0; from < forgeries.length; from += AT_ONCE) {
    await Promise.all(
      forgeries.slice(from, from + AT_ONCE).map(async ([what, headers]) => {
        const response = await fetch(url, { headers });
        await response.arrayBuffer();
        if (response.status !== 401) taken.push(`${what}: ${response.status}`);
      }),
    );
  }
  return taken;
}

describe('identities without a valid signature', () => {
  let forgeries: Forgery[];

  beforeAll(async () => {
    const api = apiOf();
    const account = await apiOfAccount(api, await aServiceAccount(api));
    const personal = await aPersonalToken(api);
    forgeries = forgedIdentities([api.token, account.token, personal.api.token]);
  });

  it('are more than 300, and each another one', () => {
    expect(new Set(forgeries.map(([what]) => what)).size).toBe(forgeries.length);
    expect(forgeries.length).toBeGreaterThan(300);
  });

  it.each(SERVICES)('are believed neither by %s nor by the gateway', async (name, path) => {
    const direct = `${system.services[name]?.http}${path}`;
    const throughGateway = forgeries.filter(([, { authorization }]) => authorization === undefined);

    expect(await believed(direct, [genuine()])).toEqual(['nothing at all: 200']);
    expect(await believed(direct, forgeries)).toEqual([]);
    expect(await believed(`${system.base_url}${path}`, throughGateway)).toEqual([]);
  });
});
