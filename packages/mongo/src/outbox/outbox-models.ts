import type { Connection, Model } from 'mongoose';
import { defineModel } from '../connection/define-model';

export interface OutboxLine {
  /** A UUID of version 7, so that events of one key sort in the order in which they were written. */
  readonly _id: string;
  /** Versions before it was added wrote none. */
  readonly frame_id?: string;
  readonly topic: string;
  readonly key: string;
  readonly value: string;
}

export interface QuarantinedLine extends OutboxLine {
  readonly reason: string;
  readonly quarantined_at: Date;
}

export interface OutboxLease {
  readonly _id: string;
  readonly holder: string;
  readonly until: Date;
  /** When a relay has last tried to acquire the lease of another one. */
  readonly standby_at?: Date;
}

export interface OutboxModels {
  readonly lines: Model<OutboxLine>;
  readonly quarantine: Model<QuarantinedLine>;
  readonly leases: Model<OutboxLease>;
}

const text = { type: String, required: true };

/** Call once for each connection. The first migration of a service creates the collections. */
export function outboxModels(connection: Connection): OutboxModels {
  return {
    lines: defineModel<OutboxLine>(connection, {
      name: 'OutboxLine',
      collection: 'outbox',
      fields: { _id: text, frame_id: String, topic: text, key: text, value: text },
    }),
    quarantine: defineModel<QuarantinedLine>(connection, {
      name: 'QuarantinedLine',
      collection: 'outbox_quarantine',
      fields: { _id: text, frame_id: String, topic: text, key: text, value: text, reason: text, quarantined_at: Date },
    }),
    leases: defineModel<OutboxLease>(connection, {
      name: 'OutboxLease',
      collection: 'outbox_leases',
      fields: { _id: text, holder: String, until: Date, standby_at: Date },
    }),
  };
}
