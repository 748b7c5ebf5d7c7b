import { scopes } from '@trackway/contracts';

export const CLIENT_ID = 'trackway-console';

/** Settings with which the console of the local gateway uses the development issuer. */
export function consoleSettings(issuerUrl: string): Record<string, string> {
  return {
    CONSOLE_ISSUER: issuerUrl,
    CONSOLE_CLIENT_ID: CLIENT_ID,
    CONSOLE_SCOPE: ['openid', 'profile', ...scopes].join(' '),
  };
}
