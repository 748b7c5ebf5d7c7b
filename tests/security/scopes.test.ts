import { type DocumentedOperation, NO_ID } from '../../tools/src/dev/openapi/documented-operations';
import { apiOf, readResponse } from '../support/api';
import { system } from '../support/system';
import { documentedOperations } from './documented-operations';

const AREAS = ['projects', 'funnels', 'forms', 'spreadsheets', 'channels', 'automations', 'system'];
const SCOPES = AREAS.flatMap((area) => [`${area}:read`, `${area}:write`]);

async function call({ method, path, sampleBody }: DocumentedOperation, token: string) {
  const url = system.base_url + path.replace(/\{\w+\}/g, NO_ID);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = sampleBody === undefined ? {} : { body: JSON.stringify(sampleBody) };
  return readResponse(await fetch(url, { method, headers, ...body }));
}

describe('every operation with a scope', () => {
  let scoped: readonly DocumentedOperation[];

  beforeAll(async () => {
    scoped = (await documentedOperations()).filter(({ scope }) => scope !== undefined);
    expect(scoped.length).toBeGreaterThan(150);
  });

  it('names a scope that exists', () => {
    expect(scoped.filter(({ scope }) => !SCOPES.includes(scope ?? ''))).toEqual([]);
  });

  it('rejects a token that has every scope but this one', async () => {
    const tokens = new Map(
      SCOPES.map((scope) => [scope, apiOf({ scope: SCOPES.filter((one) => one !== scope).join(' ') }).token]),
    );

    const responses = await Promise.all(
      scoped.map(async (operation) => {
        const { status, body } = await call(operation, tokens.get(operation.scope ?? '') ?? '');
        return { name: `${operation.method} ${operation.path}`, status, message: body.message };
      }),
    );

    expect(responses.filter(({ status, message }) => status !== 403 || message !== 'forbidden')).toEqual([]);
  });
});
