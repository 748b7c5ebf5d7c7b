import { readCommonSettings, Settings } from './settings';

const VALID = { CHANNEL_URL: 'https://t.example/inbound/x/', CHANNEL_SECRET: 'whsec_x', SPOOL_FOLDER: '/spool' };

function problemsOf(env: Record<string, string>): string {
  const settings = new Settings(env);
  readCommonSettings(settings);
  try {
    settings.assertValid();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

describe('settings', () => {
  it('have defaults, and URLs lose the slash at their end', () => {
    expect(readCommonSettings(new Settings(VALID))).toMatchObject({
      port: 8090,
      channelUrl: 'https://t.example/inbound/x',
      publicUrl: 'http://127.0.0.1:8090',
      maxWaiting: 10_000,
    });
    expect(problemsOf(VALID)).toBe('');
  });

  it('are reported together with their sources if they are missing', () => {
    expect(problemsOf({})).toMatch(
      /^CHANNEL_URL is not set\. It is .+\nCHANNEL_SECRET is not set\. POST .+\nSPOOL_FOLDER is not set\. It is .+$/,
    );
  });

  it.each([
    ['CHANNEL_URL', 'trackway.example', 'must begin with https:// or http://'],
    ['PUBLIC_URL', 'ftp://files.example', 'must begin with https:// or http://'],
    ['PORT', '80a', 'must be a whole number'],
    ['MAX_WAITING', '0', 'must be a whole number'],
    ['SEND_FOR_HOURS', '1.5', 'must be a whole number'],
    ['FIRST_RETRY_MS', '-1', 'must be a whole number'],
  ])('are validated: %s=%s', (name, value, expected) => {
    expect(problemsOf({ ...VALID, [name]: value })).toContain(`${name} ${expected}`);
  });
});
