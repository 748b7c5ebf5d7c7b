import type { Operation } from '../operations/operation';
import { type Grants, makeCheckInitiator } from './check-initiator';

function check(grants: Grants | undefined, { kind = 'user', action = 'import' } = {}): Promise<void> {
  const initiator = { type: kind, id: '1', name: 'Bo', avatarUrl: '', scopes: ['*'] };
  const operation = { initiator, action, type: 'project' } as unknown;
  return makeCheckInitiator(async () => grants)(operation as Operation);
}

describe('who started an operation', () => {
  it.each([
    ['has the scopes that it needs', { active: true, scopes: ['spreadsheets:write', 'projects:write'] }],
    ['may do everything', { active: true, scopes: ['*'] }],
    ['was never seen with a token of their own', { active: true, scopes: [] }],
    ['is not known', undefined],
  ])('may go on where they %s', async (_, grants) => {
    await expect(check(grants)).resolves.toBeUndefined();
  });

  it.each([
    ['they are not active any more', { active: false, scopes: ['*'] }, 'not active'],
    ['they may only read now', { active: true, scopes: ['spreadsheets:write', 'projects:read'] }, 'projects:write'],
    ['they may not use spreadsheets now', { active: true, scopes: ['projects:write'] }, 'spreadsheets:write'],
  ])('may not where %s', async (_, grants, words) => {
    await expect(check(grants)).rejects.toMatchObject({
      code: 'initiator_not_allowed',
      message: expect.stringContaining(words),
    });
  });

  it('may read what they export without being allowed to write it', async () => {
    const grants = { active: true, scopes: ['spreadsheets:write', 'projects:read'] };

    await expect(check(grants, { action: 'export' })).resolves.toBeUndefined();
  });

  it('is not asked about where it was a rule, which was held to its owner when it started', async () => {
    await expect(check({ active: false, scopes: [] }, { kind: 'automation' })).resolves.toBeUndefined();
  });
});
