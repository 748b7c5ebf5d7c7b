import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Credentials {
  readonly baseUrl: string;
  readonly token: string;
}

export interface CredentialStore {
  /** The environment has precedence over the file. Undefined if the user is not logged in. */
  read(): Credentials | undefined;
  /** Returns the path of the file, which only its owner can read. */
  write(credentials: Credentials): string;
}

export function credentialStore(env: Readonly<Record<string, string | undefined>>): CredentialStore {
  const { TRACKWAY_URL: baseUrl, TRACKWAY_TOKEN: token, XDG_CONFIG_HOME, HOME = '.' } = env;
  const file = join(XDG_CONFIG_HOME || join(HOME, '.config'), 'trackway', 'credentials.json');
  return {
    read: () => (baseUrl && token ? { baseUrl, token } : readFile(file)),
    write: (credentials) => {
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      writeFileSync(file, `${JSON.stringify(credentials)}\n`, { mode: 0o600 });
      return file;
    },
  };
}

function readFile(file: string): Credentials | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Credentials;
  } catch {
    return undefined;
  }
}
