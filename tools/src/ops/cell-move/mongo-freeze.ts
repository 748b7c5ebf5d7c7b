import { setTimeout as wait } from 'node:timers/promises';
import { mongo } from 'mongoose';
import { collectionsOf } from '../backup/mongo-backup';
import { ofFrame } from '../frame/mongo-frame';

/** Events that wait are published by the source. Reads of public links record accesses, and must succeed during the pause. */
const NOT_FROZEN = new Set(['outbox', 'outbox_quarantine', 'outbox_leases', 'form_link_accesses']);

/** A change of a collection waits for its transactions, and other writers wait for it, so it gives up after a short time. */
const LOCK_TIMEOUT_MS = 2_000;
const LOCK_ATTEMPTS = 10;
const RETRY_MS = 50;

/**
 * Rejects inserts and updates of a tenant in one database of the source, by validators of its collections, while the last
 * changes are copied. Services respond 503 to the error (DocumentValidationFailure). Deletions are permitted.
 */
export class MongoFreeze {
  constructor(
    private readonly db: mongo.Db,
    private readonly frameId: string,
  ) {}

  /** @throws Error if a collection has a validator already, which a freeze would replace */
  async assertPossible(): Promise<void> {
    for (const { name, validator } of await validatorsOf(this.db)) {
      if (validator && !isFreeze(validator))
        throw new Error(`The collection ${name} has a validator. Remove it first.`);
    }
  }

  /** Rejects writes from now on. Idempotent. */
  async start(): Promise<void> {
    const validator = { $nor: [ofFrame(this.frameId)] };
    const names = (await collectionsOf(this.db)).filter(isFrozen);
    await Promise.all(names.map((collMod) => change(this.db, { collMod, validator, validationLevel: 'strict' })));
  }

  /** Permits writes again. Idempotent. */
  async remove(): Promise<void> {
    const frozen = (await validatorsOf(this.db)).filter(({ validator }) => validator && isFreeze(validator));
    await Promise.all(frozen.map(({ name }) => change(this.db, { collMod: name, validator: {} })));
  }
}

export function isFrozen(collection: string): boolean {
  return !NOT_FROZEN.has(collection) && !collection.startsWith('system.');
}

function isFreeze(validator: mongo.Document): boolean {
  return Object.keys(validator).join() === '$nor';
}

interface Validated {
  readonly name: string;
  readonly validator: mongo.Document | undefined;
}

async function validatorsOf(db: mongo.Db): Promise<readonly Validated[]> {
  const collections = await db.listCollections<mongo.CollectionInfo>({ type: 'collection' }).toArray();
  return collections.map(({ name, options }) => {
    const validator = options?.validator;
    return { name, validator: validator && Object.keys(validator).length > 0 ? validator : undefined };
  });
}

async function change(db: mongo.Db, command: mongo.Document): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await db.command({ ...command, maxTimeMS: LOCK_TIMEOUT_MS });
      return;
    } catch (error) {
      if (attempt === LOCK_ATTEMPTS || !(error instanceof mongo.MongoServerError)) throw error;
      await wait(RETRY_MS);
    }
  }
}
