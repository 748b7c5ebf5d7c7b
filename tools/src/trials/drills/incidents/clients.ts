import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { DrillCluster } from '../cluster/drill-cluster';
import type { Incident } from '../incident';

const NOISY_INTERVAL_MS = 15;
const ATTACK_INTERVAL_MS = 200;
/** Revocations take effect within seconds. */
const REVOCATION_TIMEOUT_MS = 10_000;

export const noisyTenant: Incident = {
  name: 'noisy-tenant',
  description: 'a program of a tenant sends three times as many requests as it may',
  alerts: ['RequestsAreLimited'],
  limitSeconds: 90,
  runbook: 'tenant-is-noisy',
  inject: async (cluster) => {
    const { id, owner, requestToken } = await registerProgram(cluster);
    const token = await requestToken();
    repeat(cluster, NOISY_INTERVAL_MS, () => cluster.request(token, 'GET', 'projects?perPage=1'));
    return async ({ follow }) => {
      const found = await follow('tenant-is-noisy', 'Tenants and subjects with most rejected requests');
      if (!found.includes(id)) throw new Error('The runbook does not find the program.');
      await follow('tenant-is-noisy', 'Rejected requests, and the duration of the others');
      await follow('tenant-is-noisy', 'Deactivate a service account', { TOKEN: owner, ACCOUNT: id });
    };
  },
};

export const leakedKey: Incident = {
  name: 'leaked-key',
  description: 'an attacker uses a token that was signed with a leaked key',
  // A leak is reported from outside. The alert shows the use of what was revoked.
  alerts: [],
  laterAlerts: ['RevokedTokenUsed'],
  limitSeconds: 60,
  runbook: 'token-or-key-leaked',
  inject: async (cluster) => {
    const { requestToken } = await registerProgram(cluster);
    const token = await requestToken();
    const statusOf = async (bearer: string) => (await cluster.request(bearer, 'GET', 'projects?perPage=1')).status;
    if ((await statusOf(token)) !== 200) throw new Error('The attacker cannot use the token.');
    repeat(cluster, ATTACK_INTERVAL_MS, () => statusOf(token));
    return async ({ follow, act }) => {
      const listed = await follow('token-or-key-leaked', 'List the signing keys');
      const KEY = signingKeyOf(token);
      if (!listed.includes(KEY)) throw new Error('The list does not contain the key of the token.');
      await follow('token-or-key-leaked', 'Revoke a signing key', { KEY });
      await act('the attacker is rejected', () => untilStatus(401, () => statusOf(token)));
      await act('the program requests a new token', async () => {
        const renewed = await requestToken();
        await untilStatus(200, () => statusOf(renewed));
      });
      // Repetitions of the same client are logged every ten seconds.
      await wait(REVOCATION_TIMEOUT_MS);
      await follow('token-or-key-leaked', 'Clients that use a revoked token');
      await act('the attacker stops', () => cluster.endDrill());
    };
  },
};

/** A service account, and a token of the administrator that has created it. */
async function registerProgram(cluster: DrillCluster) {
  const owner = cluster.tokenOf(randomUUID());
  const account = { name: 'Nightly sync', scopes: ['projects:read'] };
  const { status, body } = await cluster.request(owner, 'POST', 'service-accounts', account);
  const { client_id: id, client_secret: secret } = body as { client_id?: string; client_secret?: string };
  if (id === undefined) throw new Error(`The service account was rejected with ${status}.`);
  const credentials = { grant_type: 'client_credentials', client_id: id, client_secret: secret };
  const requestToken = async () => {
    const response = await cluster.request(owner, 'POST', 'auth/token', credentials);
    const token = response.body['access_token'];
    if (typeof token !== 'string') throw new Error(`The program got no token: ${response.status}.`);
    return token;
  };
  return { id, owner, requestToken };
}

/** Repeats a request, also while earlier ones are open, until the drill ends. */
function repeat(cluster: DrillCluster, everyMs: number, request: () => Promise<unknown>): void {
  const timer = setInterval(() => void request(), everyMs);
  cluster.onEnd(async () => clearInterval(timer));
}

function signingKeyOf(token: string): string {
  const [head = ''] = token.split('.');
  return (JSON.parse(Buffer.from(head, 'base64url').toString()) as { kid: string }).kid;
}

async function untilStatus(expected: number, read: () => Promise<number>): Promise<void> {
  const deadline = Date.now() + REVOCATION_TIMEOUT_MS;
  for (;;) {
    const status = await read();
    if (status === expected) return;
    if (Date.now() > deadline) throw new Error(`The status is ${status} instead of ${expected}.`);
    await wait(100);
  }
}
