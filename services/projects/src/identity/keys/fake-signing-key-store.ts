import type { SigningKey } from './signing-key';
import type { SigningKeyChanges, SigningKeyStore } from './signing-key-store';

/** Signing keys in memory, for tests. */
export class FakeSigningKeyStore implements SigningKeyStore {
  keys: readonly SigningKey[] = [];
  /** The data of the published events. */
  readonly publishedEvents: unknown[] = [];
  private turn: Promise<unknown> = Promise.resolve();

  async all(): Promise<readonly SigningKey[]> {
    return this.keys;
  }

  change<T>(work: (keys: SigningKeyChanges) => Promise<T>): Promise<T> {
    const result = this.turn.then(() =>
      work({
        all: () => this.all(),
        insert: async (key) => {
          this.keys = [...this.keys, key];
        },
        update: async (key) => {
          this.keys = this.keys.map((one) => (one.kid === key.kid ? key : one));
        },
        remove: async (kid) => {
          this.keys = this.keys.filter((one) => one.kid !== kid);
        },
        outbox: {
          add: async (...events) => {
            this.publishedEvents.push(...events.map(({ event }) => event.data));
          },
        },
      }),
    );
    this.turn = result.catch(() => undefined);
    return result;
  }
}
