import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { type FetchGrants, withOwnerScopes } from './owner-scopes';

const owner = { kind: 'user', id: newId(), name: 'Ana' } as const;
const rule = aCaller({ kind: 'automation', scopes: ['*'] });

describe('a rule, agent or webhook', () => {
  it('acts with the scopes that its owner has now, not with its own', async () => {
    const asked: unknown[] = [];
    const grants: FetchGrants = async (caller, who) => {
      asked.push([caller, who]);
      return { active: true, scopes: ['forms:write', 'forms:read'] };
    };

    const actor = await withOwnerScopes(grants, rule, owner, 'forms:write', 'forms:read');
    expect(actor).toEqual({ ...rule, scopes: ['forms:write', 'forms:read'] });
    expect(asked).toEqual([[rule, owner]]);
  });

  it.each([
    ['lacks a scope', { active: true, scopes: ['forms:read'] }],
    ['is inactive', { active: false, scopes: ['*'] }],
    ['has left the frame', undefined],
  ])('is rejected with the missing scope if its owner %s', async (_why, grants) => {
    await expect(withOwnerScopes(async () => grants, rule, owner, 'forms:read', 'forms:write')).rejects.toMatchObject({
      code: 'forbidden',
      details: { extra: { required_scope: grants?.active ? 'forms:write' : 'forms:read' } },
    });
  });

  it('acts without scopes if it needs none and its owner is inactive', async () => {
    const inactive = async () => ({ active: false, scopes: ['*'] });

    expect(await withOwnerScopes(inactive, rule, owner)).toMatchObject({ scopes: [] });
  });
});
