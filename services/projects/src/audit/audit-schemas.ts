import { valueTypes } from '@trackway/application';
import { actor, auditSubjects, fieldChange } from '@trackway/contracts';
import { z } from 'zod';
import type { ChainPosition } from './audit-chain';
import type { StoredEntry } from './audit-store';
import type { Verification } from './verify-audit-log';
import { breakReasons } from './verify-chain';

const { nullableTimestamp, timestamp } = valueTypes;

export const entrySchema = z
  .object({
    id: z.uuid(),
    sequence: z.int().meta({ description: 'Place in the log of the frame: 1, 2, 3, without gaps' }),
    action: z.string().meta({ example: 'access_token.created' }),
    subject: z.object({ kind: z.enum(auditSubjects), id: z.string(), name: z.string().nullable() }),
    actor,
    changes: z.array(fieldChange),
    details: z.record(z.string(), z.unknown()),
    source: z.string().meta({ description: 'The service that recorded the entry' }),
    correlation_id: z.string().meta({ description: 'The id shared by all entries with the same original cause' }),
    causation_id: z
      .string()
      .nullable()
      .meta({ description: 'The event, rule run, agent execution or undo that caused it; null for a request' }),
    request_id: z.string().nullable(),
    token_id: z.uuid().nullable().meta({ description: 'The personal access token of the request' }),
    happened_at: timestamp,
    previous_hash: z.string().meta({ description: 'Hash of the entry before; 64 zeros for the first entry' }),
    hash: z.string().meta({ description: 'SHA-256 of the canonical JSON (RFC 8785) of the members before' }),
    redacted_at: nullableTimestamp.meta({
      description: 'When personal data was erased from the entry. Its hash then does not match its contents.',
    }),
  })
  .meta({ id: 'AuditLine' });

export function presentEntry(entry: StoredEntry): z.infer<typeof entrySchema> {
  return { ...entry, subject: { ...entry.subject }, changes: [...entry.changes], details: { ...entry.details } };
}

const positionSchema = z.object({ sequence: z.int(), hash: z.string() });

export const verificationSchema = z
  .object({
    valid: z.boolean().meta({ description: 'False if an entry was changed or removed' }),
    complete: z.boolean().meta({
      description: 'False if more entries follow. Continue with `after` set to the sequence of `last`.',
    }),
    checked: z.int().meta({ description: 'Number of entries that were verified' }),
    redacted: z.int().meta({
      description: 'How many of them lack erased personal data, so that only their places in the chain were verified',
    }),
    last: positionSchema.meta({ description: 'The last entry that was verified' }),
    head: positionSchema.meta({ description: 'The newest entry. Store it elsewhere to detect a replaced log.' }),
    anchor: positionSchema.nullable().meta({
      description: 'The newest entry that retention has removed; null if all entries are retained',
    }),
    broken: z
      .object({
        sequence: z.int().nullable(),
        id: z.uuid().nullable(),
        reason: z.enum(breakReasons).meta({
          description:
            '`changed`: the entry does not match its hash. `missing`: an entry was removed. `unlinked`: an entry does not follow the one before it, or has no place in the chain.',
        }),
      })
      .nullable()
      .meta({ description: 'The first wrong entry' }),
  })
  .meta({ id: 'AuditVerification' });

export function presentVerification(found: Verification): z.infer<typeof verificationSchema> {
  const { isValid, isComplete, checked, redacted, last, head, anchor, broken } = found;
  const position = ({ sequence, hash }: ChainPosition) => ({ sequence, hash });
  return {
    valid: isValid,
    complete: isComplete,
    checked,
    redacted,
    last: position(last),
    head: position(head),
    anchor: anchor.sequence === 0 ? null : position(anchor),
    broken: broken && { ...broken },
  };
}
