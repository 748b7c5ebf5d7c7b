import { selectProfile } from './select-profile';

const stored = {
  current: 'local',
  profiles: {
    local: { baseUrl: 'http://127.0.0.1:8080', token: 'L' },
    acme: { baseUrl: 'https://acme.example', token: 'A' },
  },
};

describe('selectProfile', () => {
  it('uses the current profile', () => {
    expect(selectProfile(stored, { env: {} })).toMatchObject({ name: 'local', token: 'L' });
  });

  it('uses --profile before the environment', () => {
    const env = { TRACKWAY_URL: 'https://other.example', TRACKWAY_TOKEN: 'T', TRACKWAY_PROFILE: 'local' };

    expect(selectProfile(stored, { profile: 'acme', env })).toMatchObject({ name: 'acme', token: 'A' });
  });

  it('uses the profile that the environment names', () => {
    expect(selectProfile(stored, { env: { TRACKWAY_PROFILE: 'acme' } })).toMatchObject({ token: 'A' });
  });

  it('uses URL and token of the environment', () => {
    const env = { TRACKWAY_URL: 'https://other.example', TRACKWAY_TOKEN: 'T' };

    expect(selectProfile(stored, { env })).toEqual({ name: undefined, baseUrl: 'https://other.example', token: 'T' });
  });

  it('uses the stored token of the same host if only the URL is set', () => {
    const env = { TRACKWAY_URL: 'https://acme.example/' };

    expect(selectProfile(stored, { env })).toMatchObject({ name: 'acme', token: 'A' });
  });

  it('rejects a URL for which no token is stored', () => {
    const select = () => selectProfile(stored, { env: { TRACKWAY_URL: 'https://evil.example' } });

    expect(select).toThrow(
      'no token is stored for it. Set TRACKWAY_TOKEN, or run: trackway login https://evil.example',
    );
  });

  it('rejects a token without a URL', () => {
    expect(() => selectProfile(stored, { env: { TRACKWAY_TOKEN: 'T' } })).toThrow('without TRACKWAY_URL');
  });

  it('lists the profiles if the given one does not exist', () => {
    expect(() => selectProfile(stored, { profile: 'toString', env: {} })).toThrow('Profiles: local, acme.');
  });

  it('requests a login if there is no profile', () => {
    expect(() => selectProfile({ current: 'default', profiles: {} }, { env: {} })).toThrow('trackway login');
  });
});
