import { runCommand } from '../testing/run-command';

describe('profiles', () => {
  const two = {
    current: 'a',
    profiles: { a: { baseUrl: 'http://a', token: 'A' }, b: { baseUrl: 'http://b', token: 'B' } },
  };

  it('are stored by login under the given name', async () => {
    const { stored, sent } = await runCommand(['login', 'http://c', '-p', 'c'], { profiles: two, input: 'C\n' });

    expect(stored).toEqual({ current: 'c', profiles: { ...two.profiles, c: { baseUrl: 'http://c', token: 'C' } } });
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer C');
  });

  it('are listed without their tokens', async () => {
    const { out } = await runCommand(['profiles', 'list', '--csv'], { profiles: two });

    expect(out).toBe('name,url,current\r\na,http://a,true\r\nb,http://b,false');
  });

  it('are selected by use', async () => {
    expect((await runCommand(['profiles', 'use', 'b'], { profiles: two })).stored.current).toBe('b');
  });

  it('are those of TRACKWAY_PROFILE', async () => {
    const env = { TRACKWAY_PROFILE: 'b' };
    const login = await runCommand(['login', 'http://c'], { profiles: two, env, input: 'C' });
    const logout = await runCommand(['logout'], { profiles: two, env });

    expect(login.stored.profiles).toEqual({ a: two.profiles.a, b: { baseUrl: 'http://c', token: 'C' } });
    expect(logout.stored.profiles).toEqual({ a: two.profiles.a });
  });

  it('are deleted by logout', async () => {
    const { stored } = await runCommand(['logout'], { profiles: two });

    expect(stored).toEqual({ current: 'b', profiles: { b: two.profiles.b } });
  });

  it('are shown by whoami, with the user', async () => {
    const user = { id: 'u', name: 'Ann', email: null, frame_id: 'f' };
    const body = { response: true, user, frame: { name: 'Acme' }, scopes: ['projects:read'] };

    const { out } = await runCommand(['whoami', '--csv'], { responses: [{ body }] });

    expect(out.split('\r\n')).toEqual([
      'profile,url,user,email,user_id,frame,frame_id,scopes',
      'default,http://api,Ann,,u,Acme,f,"[""projects:read""]"',
    ]);
  });
});
