import type { Caller } from '@trackway/runtime';
import type { AccessToken } from './access-token';
import { VerifiedTokenCache } from './verified-token-cache';

const token: AccessToken = {
  subject: 'ann',
  frameId: 'frame',
  limitKey: 'frame/ann',
  slotOwner: { key: 'frame', isAnonymous: false },
  scopes: ['*'],
  expiresAt: 100_000,
};

describe('VerifiedTokenCache', () => {
  let now = 0;
  let signed: Caller[] = [];
  let callers: VerifiedTokenCache;
  const revoked = new Set<string>();

  beforeEach(() => {
    now = 0;
    signed = [];
    callers = new VerifiedTokenCache(
      (caller) => `identity ${signed.push(caller)}`,
      () => now,
      ({ issued }) => issued !== undefined && revoked.has(issued.id),
    );
  });

  it('signs the kind of the token, and does not return a revoked token', () => {
    const issued = { id: 'one', kind: 'service_account', kid: 'k', generation: 0 } as const;
    callers.add('head.claims.signature', { ...token, issued });
    expect(signed.at(-1)).toMatchObject({ kind: 'service_account' });

    revoked.add('one');

    expect(callers.find('head.claims.signature')).toBeUndefined();
    expect(callers.size).toBe(0);
  });

  it('finds an entry only by the complete token', () => {
    callers.add('head.claims.signature', token);

    expect(callers.find('head.claims.signature')?.token).toBe(token);
    expect(callers.find('head.claims.signaturf')).toBeUndefined();
    expect(callers.find('head.claims.')).toBeUndefined();
    expect(callers.find('claims.signature')).toBeUndefined();
  });

  it('does not return an entry for another token with the same signature', () => {
    const signature = 's'.repeat(43);
    callers.add(`head.claims.${signature}`, token);

    expect(callers.find(`head.other.${signature}`)).toBeUndefined();
    expect(callers.find(`head.claims.${signature}`)).toBeDefined();
  });

  it('does not return an expired token', () => {
    callers.add('a', token);

    now = 99_999;
    expect(callers.find('a')).toBeDefined();
    now = 100_000;
    expect(callers.find('a')).toBeUndefined();
    now = 0;
    expect(callers.find('a')).toBeUndefined();
  });

  it('reuses the signed identity for three quarters of its lifetime', () => {
    callers.add('a', token);

    now = 45_000;
    const first = callers.find('a')?.identity;
    now = 45_001;
    const second = callers.find('a')?.identity;

    expect([first, second]).toEqual(['identity 1', 'identity 2']);
    expect(signed[0]).toEqual({ kind: 'user', id: 'ann', frameId: 'frame', scopes: ['*'] });
  });

  it('is cleared on request, and limits its size', () => {
    callers.add('a', token);
    callers.clear();
    expect(callers.find('a')).toBeUndefined();

    const long = 'x'.repeat(8_000);
    for (let count = 0; count < 10_000; count += 1) callers.add(`${long}${count}`, token);
    expect(callers.size).toBeLessThan(5_000);
  });
});
