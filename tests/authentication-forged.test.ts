import { apiOf } from './support/api';
import { forgedIdentities, genuine } from './support/forged-identities';
import { aPersonalToken, apiOfAccount, aServiceAccount } from './support/issued-tokens';
import type { Forgery } from './support/signed-identities';
import { system } from './support/system';

const CONCURRENCY = 20;

/** A protected path of each service, for clients that bypass the gateway. */
const SERVICES: readonly (readonly [string, string])[] = [
  ['projects', '/api/management/projects'],
  ['forms', '/api/management/get-forms'],
  ['funnels', '/api/management/funnels'],
  ['spreadsheets', '/api/management/spreadsheet-operations'],
  ['channels', '/api/management/channels'],
];

/** The forgeries that did not result in 401. */
async function acceptedOf(url: string, forgeries: readonly Forgery[]): Promise<string[]> {
  const accepted: string[] = [];
  for (let from = 0; from < forgeries.length; from += CONCURRENCY) {
    await Promise.all(
      forgeries.slice(from, from + CONCURRENCY).map(async ([what, headers]) => {
        const response = await fetch(url, { headers });
        await response.arrayBuffer();
        if (response.status !== 401) accepted.push(`${what}: ${response.status}`);
      }),
    );
  }
  return accepted;
}

describe('identities without a valid signature', () => {
  let forgeries: Forgery[];

  beforeAll(async () => {
    const api = apiOf();
    const account = await apiOfAccount(api, await aServiceAccount(api));
    const personal = await aPersonalToken(api);
    forgeries = forgedIdentities([api.token, account.token, personal.api.token]);
  });

  it('are more than 300 different ones', () => {
    expect(new Set(forgeries.map(([what]) => what)).size).toBe(forgeries.length);
    expect(forgeries.length).toBeGreaterThan(300);
  });

  it.each(SERVICES)('are rejected by %s and by the gateway', async (name, path) => {
    const direct = `${system.services[name]?.http}${path}`;
    const throughGateway = forgeries.filter(([, { authorization }]) => authorization === undefined);

    expect(await acceptedOf(direct, [genuine()])).toEqual(['a valid identity: 200']);
    expect(await acceptedOf(direct, forgeries)).toEqual([]);
    expect(await acceptedOf(`${system.base_url}${path}`, throughGateway)).toEqual([]);
  });
});
