import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A login: the URL of an API, and a token for it. */
export interface Profile {
  readonly baseUrl: string;
  readonly token: string;
}

export interface StoredProfiles {
  /** Name of the profile that commands use by default. */
  readonly current: string;
  readonly profiles: Readonly<Record<string, Profile>>;
}

export interface ProfileStore {
  readonly file: string;
  read(): StoredProfiles;
  write(profiles: StoredProfiles): void;
}

const NONE: StoredProfiles = { current: 'default', profiles: {} };

/** Stores profiles in a file that only its owner can read. */
export function profileStore(file: string): ProfileStore {
  return {
    file,
    read: () => parse(readText(file)),
    write: (profiles) => {
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      // The mode of a new file. An existing file keeps its own.
      if (existsSync(file)) chmodSync(file, 0o600);
      writeFileSync(file, `${JSON.stringify(profiles, undefined, 2)}\n`, { mode: 0o600 });
    },
  };
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Files of earlier versions contain a single login. */
function parse(text: string | undefined): StoredProfiles {
  if (text === undefined) return NONE;
  try {
    const stored: StoredProfiles | Profile = JSON.parse(text);
    return 'profiles' in stored ? stored : { current: 'default', profiles: { default: stored } };
  } catch {
    return NONE;
  }
}
