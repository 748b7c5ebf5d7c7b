import type { Outbox } from '@trackway/messaging';
import type { SigningKey } from './signing-key';

/** The keys in a transaction that locks them. */
export interface SigningKeyChanges {
  all(): Promise<readonly SigningKey[]>;
  insert(key: SigningKey): Promise<void>;
  update(key: SigningKey): Promise<void>;
  remove(kid: string): Promise<void>;
  readonly outbox: Outbox;
}

export interface SigningKeyStore {
  all(): Promise<readonly SigningKey[]>;
  change<T>(work: (keys: SigningKeyChanges) => Promise<T>): Promise<T>;
}
