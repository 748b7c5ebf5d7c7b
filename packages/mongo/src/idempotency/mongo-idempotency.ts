import {
  CLAIM_LEASE_SECONDS,
  type ClaimResult,
  type IdempotencyStore,
  type KeyClaim,
  RESPONSE_LEASE_SECONDS,
  type StoredResponse,
} from '@trackway/application';
import { idempotencyKeyInProgress } from '@trackway/errors';
import type { Model } from 'mongoose';
import { defineModel } from '../connection/define-model';
import { isAnyDuplicateKey } from '../queries/mongo-errors';
import type { MongoDatabase } from '../transactions/mongo-database';

interface KeyDocument {
  /** `<frame>:<subject>:<route>:<key>`. */
  readonly _id: string;
  readonly fingerprint: string;
  /** JSON of the response; empty until the request has completed. */
  readonly reply: string;
  readonly created_at: Date;
  readonly claim_id: string | null;
  readonly lease_until: Date | null;
  /** Written in the transaction of the effect. */
  readonly resource: string | null;
}

const LIFETIME_MS = 24 * 60 * 60 * 1_000;

/** Stores keys and responses in the collection `idempotency_keys` of a service for 24 hours. */
export class MongoIdempotency implements IdempotencyStore {
  private readonly keys: Model<KeyDocument>;

  constructor(private readonly database: MongoDatabase) {
    const text = { type: String, required: true };
    this.keys = defineModel<KeyDocument>(database.connection, {
      name: 'IdempotencyKey',
      collection: 'idempotency_keys',
      fields: {
        _id: text,
        fingerprint: text,
        reply: { type: String },
        created_at: { type: Date, required: true },
        claim_id: { type: String },
        lease_until: { type: Date },
        resource: { type: String },
      },
    });
  }

  claim(claim: KeyClaim): Promise<ClaimResult> {
    return this.database.withoutTransaction(async () => {
      const known = await this.keys.findById(idOf(claim)).lean<KeyDocument>();
      if (!known) return this.insert(claim);
      const isExpired = Date.now() - known.created_at.getTime() >= LIFETIME_MS;
      if (isExpired) return this.takeOver(known, { ...claimed(claim), created_at: new Date(), resource: null });
      if (known.fingerprint !== claim.fingerprint) return { state: 'reused' };
      if (known.reply) return { state: 'completed', reply: JSON.parse(known.reply) };
      const isAbandoned = (known.lease_until?.getTime() ?? 0) < Date.now();
      return isAbandoned ? this.takeOver(known, claimed(claim)) : { state: 'in_progress' };
    });
  }

  runClaimed<T>(claim: KeyClaim, work: () => Promise<T>): Promise<T> {
    return this.database.runRecording(async ({ session }, resource) => {
      const recorded = { resource, lease_until: leaseEnd(RESPONSE_LEASE_SECONDS) };
      const { matchedCount } = await this.keys.updateOne(filterOf(claim), { $set: recorded }).session(session);
      if (matchedCount === 0) throw idempotencyKeyInProgress();
    }, work);
  }

  async complete(claim: KeyClaim, reply: StoredResponse): Promise<void> {
    const stored = { $set: { reply: JSON.stringify(reply) } };
    await this.database.withoutTransaction(() => this.keys.updateOne(filterOf(claim), stored).exec());
  }

  async release(claim: KeyClaim): Promise<void> {
    await this.database.withoutTransaction(async () => {
      await this.keys.deleteOne({ ...filterOf(claim), resource: null }).exec();
      await this.keys.updateOne(filterOf(claim), { $set: { lease_until: new Date(0) } }).exec();
    });
  }

  private async insert(claim: KeyClaim): Promise<ClaimResult> {
    try {
      await this.keys.insertMany([{ ...claimed(claim), _id: idOf(claim), created_at: new Date(), resource: null }]);
      return { state: 'claimed', resource: undefined };
    } catch (error) {
      if (isAnyDuplicateKey(error)) return { state: 'in_progress' };
      throw error;
    }
  }

  /** Updates the document only if it is unchanged. The result contains an effect that was committed meanwhile. */
  private async takeOver(known: KeyDocument, changes: Partial<KeyDocument>): Promise<ClaimResult> {
    const { _id, claim_id = null, lease_until = null, created_at } = known;
    const taken = await this.keys
      .findOneAndUpdate({ _id, claim_id, lease_until, created_at }, { $set: changes }, { returnDocument: 'after' })
      .lean<KeyDocument>();
    return taken ? { state: 'claimed', resource: taken.resource ?? undefined } : { state: 'in_progress' };
  }
}

function claimed({ fingerprint, claimId }: KeyClaim) {
  return { fingerprint, reply: '', claim_id: claimId, lease_until: leaseEnd(CLAIM_LEASE_SECONDS) };
}

function leaseEnd(seconds: number): Date {
  return new Date(Date.now() + seconds * 1_000);
}

function idOf({ frameId, subject, route, key }: KeyClaim): string {
  return `${frameId}:${subject}:${route}:${key}`;
}

function filterOf(claim: KeyClaim) {
  return { _id: idOf(claim), claim_id: claim.claimId, reply: '' };
}
