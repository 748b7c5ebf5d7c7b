import { type Api, apiOf } from '../support/api';
import { eventually } from '../support/eventually';
import { aPersonalToken, apiOfAccount, aServiceAccount } from '../support/issued-tokens';
import { signalTo } from '../support/servers';
import { system } from '../support/system';

const RECOVERY_MS = 60_000;

describe('tokens that were revoked', () => {
  let owner: Api;

  beforeAll(() => {
    owner = apiOf();
  });

  const statusOf = async (api: Api): Promise<number> => (await api.get('/projects')).status;
  const expectStatus = (api: Api, status: number) =>
    eventually(async () => expect(await statusOf(api)).toBe(status), RECOVERY_MS);
  const ready = () =>
    eventually(
      async () => expect((await fetch(`${system.services['gateway']?.operations}/readyz`)).status).toBe(200),
      RECOVERY_MS,
    );

  it('remain rejected after the gateway, projects and the broker restarted', async () => {
    const [revoked, valid] = [await aPersonalToken(owner), await aPersonalToken(owner)];
    await owner.send('DELETE', `/access-tokens/${revoked.id}`);
    await expectStatus(revoked.api, 401);

    for (const name of ['kafka', 'projects', 'gateway'] as const) signalTo(name, 'SIGKILL');
    await ready();

    await expectStatus(valid.api, 200);
    expect(await statusOf(revoked.api)).toBe(401);
  }, 120_000);

  it('are rejected as soon as the broker is available again, and requests do not wait for it', async () => {
    const account = await aServiceAccount(owner);
    const [program, other] = [await apiOfAccount(owner, account), await aPersonalToken(owner)];
    expect(await statusOf(program)).toBe(200);
    signalTo('kafka', 'SIGSTOP');
    try {
      await owner.send('DELETE', `/service-accounts/${account.client_id}`);

      expect(await statusOf(other.api)).toBe(200);
      expect((await fetch(`${system.services['gateway']?.operations}/readyz`)).status).toBe(200);
    } finally {
      signalTo('kafka', 'SIGCONT');
    }

    await expectStatus(program, 401);
    expect(await statusOf(other.api)).toBe(200);
  }, 120_000);
});
