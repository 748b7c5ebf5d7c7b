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
  /** The API as who is logged in. */
  readonly client: () => TrackwayClient;
  readonly signal: AbortSignal;
}

export interface Command {
  /** One word or two, such as `projects list`. */
  readonly name: string;
  /** What follows the name; a word in <> is needed, one in [] is not. */
  readonly takes: string;
  readonly summary: string;
  readonly options: Readonly<Record<string, Option>>;
  readonly example: string;
  readonly run: (given: Given, surroundings: Surroundings) => Promise<void>;
}

/** `--json` is everybody's: what a program would read instead of what a person would. */
export const JSON_OPTION = { json: { type: 'boolean', help: 'Print JSON, one document a line' } } as const;
