import { challengeOf, randomText } from './pkce';

describe('PKCE', () => {
  it('derives the challenge of RFC 7636, appendix B', async () => {
    const challenge = await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk');

    expect(challenge).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
  });

  it('creates verifiers of 43 characters that differ', () => {
    const [first, second] = [randomText(), randomText()];

    expect(first).toMatch(/^[\w-]{43}$/);
    expect(first).not.toBe(second);
  });
});
