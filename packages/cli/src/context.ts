import type { TrackwayClient } from '@trackway/client';
import type { ProfileStore } from './profiles/profile-store';
import type { SelectedProfile } from './profiles/select-profile';
import type { Terminal } from './terminal';

/** What commands use. */
export interface Context {
  readonly terminal: Terminal;
  readonly profiles: ProfileStore;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
  readonly version: string;
  readonly fetch: typeof fetch;
}

/** The API as the user of the selected profile. */
export interface Connection {
  readonly profile: SelectedProfile;
  readonly client: TrackwayClient;
}
