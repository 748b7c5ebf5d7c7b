import { type ExpectedClaims, verifyClaims } from './claims';

const NOW = 1_800_000_000_000;
const NOW_S = NOW / 1_000;
const SUBJECT = '0190AAAA-0000-7000-8000-000000000001';
const FRAME = '0190aaaa-0000-7000-8000-000000000002';
const valid = { sub: SUBJECT, frame_id: FRAME, scope: 'projects:read  forms:write', exp: NOW_S + 60 };

const verify = (changes: object = {}, expected: ExpectedClaims = {}) =>
  verifyClaims({ ...valid, ...changes }, expected, NOW);
const messageOf = (changes: object, expected: ExpectedClaims = {}) => {
  const result = verify(changes, expected);
  return 'rejection' in result ? result.rejection?.message : undefined;
};
const accepted = (changes: object, expected: ExpectedClaims = {}) => 'token' in verify(changes, expected);

describe('the claims of a token', () => {
  it('identify a user of a frame, with scopes', () => {
    const subject = SUBJECT.toLowerCase();

    expect(verify({ name: 'Ana', email: 'ana@example.org' })).toEqual({
      token: {
        subject,
        frameId: FRAME,
        limitKey: `${FRAME}/${subject}`,
        slotOwner: { key: FRAME, isAnonymous: false },
        scopes: ['projects:read', 'forms:write'],
        expiresAt: NOW + 120_000,
        name: 'Ana',
        email: 'ana@example.org',
      },
    });
  });

  it('may have a name and an e-mail address; unusable ones are ignored', () => {
    const ignored = verify({ name: '', email: 'x'.repeat(201) });

    expect(ignored).toHaveProperty('token');
    expect(ignored).not.toHaveProperty('token.name');
    expect(ignored).not.toHaveProperty('token.email');
    expect(verify({ name: 'x'.repeat(200) })).toHaveProperty('token.name');
  });

  it.each([
    [{ sub: 'ana' }, 'sub'],
    [{ frame_id: undefined }, 'frame_id'],
    [{ scope: ['a'] }, 'scope'],
    [{ exp: '1' }, 'exp'],
    [{ exp: -1 }, 'exp'],
    [{ nbf: -1, iat: 'x' }, 'nbf, iat'],
    [{ aud: 5 }, 'aud'],
  ])('are rejected if they are missing or invalid: %j', (changes, names) => {
    expect(messageOf(changes)).toContain(`missing or invalid: ${names}.`);
  });

  it('are rejected if they are no object', () => {
    expect(verifyClaims('claims', {}, NOW)).toHaveProperty('rejection.message', expect.stringContaining('all of them'));
  });
});

describe('the time of a token', () => {
  it('ends with `exp`, and clocks may differ by a minute', () => {
    expect(accepted({ exp: NOW_S - 59 })).toBe(true);
    expect(verify({ exp: NOW_S - 60 })).toHaveProperty('rejection.code', 'token_expired');
  });

  it.each(['nbf', 'iat'])('begins with `%s`, and clocks may differ by a minute', (claim) => {
    expect(accepted({ [claim]: NOW_S + 60 })).toBe(true);
    expect(messageOf({ [claim]: NOW_S + 61 })).toBe('The token is not valid yet.');
  });
});

describe('the issuer and the audience of a token', () => {
  it('are the expected ones', () => {
    const issuer = 'https://issuer.example';

    expect(accepted({ iss: issuer }, { issuer })).toBe(true);
    expect(messageOf({ iss: 'https://other.example' }, { issuer })).toBe('The token is from another issuer.');
    expect(messageOf({}, { issuer })).toBe('The token is from another issuer.');
    expect(accepted({ iss: 'https://other.example' })).toBe(true);
  });

  it('are not checked without audiences; otherwise one of them is enough', () => {
    const audiences = ['a', 'b'];

    expect(accepted({ aud: 'x' })).toBe(true);
    expect(accepted({ aud: 'x' }, { audiences: [] })).toBe(true);
    expect(accepted({ aud: 'b' }, { audiences })).toBe(true);
    expect(accepted({ aud: ['x', 'a'] }, { audiences })).toBe(true);
    for (const aud of ['x', ['x', 'y'], [], undefined])
      expect(messageOf({ aud }, { audiences })).toBe('The token is for another audience.');
  });
});
