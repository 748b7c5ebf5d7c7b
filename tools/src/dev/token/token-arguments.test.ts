import { DEMO_FRAME_ID, DEMO_USER } from './demo';
import { parseTokenArguments } from './token-arguments';

const USER_ID = '01938b5e-0000-7000-8000-0000000000aa';

describe('the arguments of npm run token', () => {
  it('default to the demo user in the demo frame with every scope, for an hour', () => {
    expect(parseTokenArguments([])).toEqual({
      frameId: DEMO_FRAME_ID,
      userId: DEMO_USER.id,
      name: DEMO_USER.name,
      email: DEMO_USER.email,
      scope: '*',
      ttlSeconds: 3600,
    });
  });

  it('create a new frame on request', () => {
    const [one, other] = [parseTokenArguments(['--frame', 'new']), parseTokenArguments(['--frame', 'new'])];

    expect(one.frameId).not.toBe(other.frameId);
    expect(one.frameId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('give another user a name and an e-mail', () => {
    const claims = parseTokenArguments(['--user', USER_ID]);

    expect(claims).toMatchObject({ userId: USER_ID, name: `User ${USER_ID}`, email: `${USER_ID}@example.org` });
  });

  it('accept name, e-mail, scope and lifetime, also a negative one', () => {
    const args = ['--name', 'Bo', '--email', 'bo@example.org', '--scope', 'projects:read forms:read', '--ttl=-60'];

    expect(parseTokenArguments(args)).toMatchObject({
      name: 'Bo',
      email: 'bo@example.org',
      scope: 'projects:read forms:read',
      ttlSeconds: -60,
    });
  });

  it.each([[['--frame', 'demo']], [['--user', '7']], [['--ttl', 'soon']], [['--role', 'x']]])(
    'are rejected as %j',
    (args) => {
      expect(() => parseTokenArguments(args)).toThrow(/--/);
    },
  );
});
