import type { TrackwayClient } from '@trackway/client';
import type { CredentialStore } from './credentials';
import type { Terminal } from './terminal';

export interface Option {
  readonly type: 'string' | 'boolean';
  readonly help: string;
  readonly short?: string;
}

export interface Given {
  readonly words: readonly string[];
  readonly texts: Readonly<Record<string, string | undefined>>;
  readonly flags: Readonly<Record<string, boolean | undefined>>;
}

export interface Surroundings {
  readonly terminal: Terminal;
  readonly credentials: CredentialStore;
  /** The API as the logged-in user. */
  readonly client: () => TrackwayClient;
  readonly signal: AbortSignal;
}

export interface Command {
  /** One or two words, such as `projects list`. */
  readonly name: string;
  /** Arguments after the name: <> is required, [] is optional. */
  readonly takes: string;
  readonly summary: string;
  readonly options: Readonly<Record<string, Option>>;
  readonly example: string;
  readonly run: (given: Given, surroundings: Surroundings) => Promise<void>;
}

/** Every command supports `--json`, which prints JSON for programs. */
export const JSON_OPTION = { json: { type: 'boolean', help: 'Print JSON, one document a line' } } as const;
