import type { Operation } from '../operations/operation';
import { type Grants, makeAuthorizeInitiator } from './authorize-initiator';

function check(grants: Partial<Grants> | undefined, { kind = 'user', action = 'import' } = {}): Promise<void> {
  const initiator = { type: kind, id: '1', name: 'Bo', avatarUrl: '', scopes: ['*'] };
  const operation = { initiator, action, type: 'project' } as unknown;
  const known = grants && { active: true, scopes: [], revokedScopes: [], ...grants };
  return makeAuthorizeInitiator(async () => known)(operation as Operation);
}

describe('the initiator of an operation', () => {
  it.each([
    ['used a token with fewer scopes', { scopes: ['projects:read'] }],
    ['lost a scope that the operation does not need', { revokedScopes: ['forms:write'] }],
    ['are unknown', undefined],
  ])('may continue if they %s', async (_, grants) => {
    await expect(check(grants)).resolves.toBeUndefined();
  });

  it.each([
    ['was deactivated', { active: false }, 'not active'],
    ['lost the scope that writes the rows', { revokedScopes: ['projects:write'] }, 'projects:write'],
    ['lost the scope for spreadsheets', { revokedScopes: ['spreadsheets:write'] }, 'spreadsheets:write'],
  ])('may not if they %s', async (_, grants, words) => {
    await expect(check(grants)).rejects.toMatchObject({
      code: 'initiator_not_allowed',
      message: expect.stringContaining(words),
    });
  });

  it('need no write scope for an export', async () => {
    await expect(check({ revokedScopes: ['projects:write'] }, { action: 'export' })).resolves.toBeUndefined();
  });

  it('has the scopes that it was granted if it is a service account', async () => {
    const kind = 'service_account';

    await expect(check({ scopes: ['spreadsheets:write', 'projects:write'] }, { kind })).resolves.toBeUndefined();
    await expect(check({ scopes: ['spreadsheets:write'] }, { kind })).rejects.toMatchObject({
      message: expect.stringContaining('projects:write'),
    });
  });

  it('is not checked if it is a rule, whose owner was checked when it started the operation', async () => {
    await expect(check({ active: false }, { kind: 'automation' })).resolves.toBeUndefined();
  });
});
