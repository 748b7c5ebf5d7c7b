import { createHmac, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sign } from 'jsonwebtoken';
import { apiOf, apiWithToken, readResponse } from './support/api';
import { eventually } from './support/eventually';
import { newIdentity, system, tokenOf, tokenSecret } from './support/system';

const identity = newIdentity();
const claims = { frame_id: identity.frameId, scope: '*' };
const options = { algorithm: 'HS256', subject: identity.userId, expiresIn: 60 } as const;

function unsigned(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(Date.now() / 1_000) + 60;
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...claims, sub: identity.userId, exp })}.`;
}

describe('tokens at the gateway', () => {
  it('accepts a valid token', async () => {
    const { status, headers } = await apiOf().get('/projects');

    expect(status).toBe(200);
    expect(headers.get('x-request-id')).toBeTruthy();
    expect(headers.get('x-api-version')).toBe('1.0.0');
    expect(headers.get('ratelimit-policy')).toBeTruthy();
  });

  it.each([
    ['no token', undefined],
    ['something else', 'Bearer nonsense'],
    ['another scheme', 'Basic YTpi'],
    ['the algorithm none', `Bearer ${unsigned()}`],
    ['a signature with another secret', `Bearer ${sign(claims, 'x'.repeat(40), options)}`],
    ['no frame', `Bearer ${sign({ scope: '*' }, tokenSecret(), options)}`],
    ['a frame that is not a UUID', `Bearer ${sign({ ...claims, frame_id: 'mine' }, tokenSecret(), options)}`],
    ['a subject that is not a UUID', `Bearer ${sign(claims, tokenSecret(), { ...options, subject: 'me' })}`],
    ['no expiry', `Bearer ${sign({ ...claims, sub: identity.userId }, tokenSecret(), { algorithm: 'HS256' })}`],
  ])('rejects %s', async (_, authorization) => {
    const headers: Record<string, string> = authorization ? { authorization } : {};

    const rejected = await readResponse(await fetch(`${system.base_url}/api/management/projects`, { headers }));

    expect(rejected).toMatchObject({
      status: 401,
      body: { response: false, message: 'unauthenticated', request_id: expect.any(String) },
    });
    expect(rejected.headers.get('www-authenticate')).toMatch(/^Bearer/);
  });

  it('logs rejected requests without their tokens', async () => {
    const forged = sign(claims, 'x'.repeat(40), options);
    await fetch(`${system.base_url}/api/management/projects`, { headers: { authorization: `Bearer ${forged}` } });

    await eventually(() => {
      const log = readFileSync(join(system.state_folder, 'logs', 'gateway.log'), 'utf8');
      const rejected = log.split('\n').filter((line) => line.includes('a request was rejected'));
      expect(rejected.map((line) => JSON.parse(line))).toContainEqual(
        expect.objectContaining({ status: 401, reason: 'unauthenticated', address: expect.any(String) }),
      );
      expect(log).not.toContain(forged);
    });
  });

  it('returns token_expired for an expired token', async () => {
    const rejected = await apiWithToken(tokenOf(identity, -3_600)).get('/projects');

    expect(rejected).toMatchObject({ status: 401, body: { message: 'token_expired' } });
  });

  it('names the missing scope', async () => {
    const rejected = await apiOf({ scope: 'projects:read' }).send('POST', '/projects', { name: 'x' });

    expect(rejected).toMatchObject({ status: 403, body: { message: 'forbidden', required_scope: 'projects:write' } });
  });

  it('ignores an identity header of the client', async () => {
    const forged = createHmac('sha256', 'x').update('x').digest('base64url');

    const rejected = await readResponse(
      await fetch(`${system.base_url}/api/management/projects`, { headers: { 'x-trackway-identity': forged } }),
    );

    expect(rejected.status).toBe(401);
  });

  it('cannot be bypassed by calling a service directly', async () => {
    const api = apiOf();
    for (const [name, { http }] of Object.entries(system.services)) {
      if (name === 'gateway') continue;
      const path = name === 'projects' ? '/api/management/projects' : `/api/management/system/params/x`;

      const { status } = await fetch(`${http}${path}`, { headers: { authorization: `Bearer ${api.token}` } });

      expect([401, 404]).toContain(status);
    }
  });

  it('returns an error response for an unknown path, with the request id of the client', async () => {
    const requestId = `mine-${randomUUID()}`;

    const { status, headers, body } = await apiOf().get('/no-such-thing', { 'x-request-id': requestId });

    expect({ status, body }).toMatchObject({
      status: 404,
      body: { response: false, message: 'route_not_found', request_id: requestId },
    });
    expect(headers.get('x-request-id')).toBe(requestId);
  });
});
