import { pageMeta, readPage, valueTypes } from '@trackway/application';
import { actor, auditSubjects, fieldChange } from '@trackway/contracts';
import { defineRoute, listingQuery, pageMetaSchema, type Route } from '@trackway/http';
import { z } from 'zod';
import type { AuditLine } from './audit-line';
import type { AuditFilter, AuditStore } from './audit-store';
import { type FilterReaders, lineParameters, lineReaders, readLineFilter } from './line-filter';

const { timestamp } = valueTypes;

const lineSchema = z
  .object({
    id: z.uuid(),
    action: z.string().meta({ example: 'access_token.created' }),
    subject: z.object({ kind: z.enum(auditSubjects), id: z.string(), name: z.string().nullable() }),
    actor,
    changes: z.array(fieldChange),
    details: z.record(z.string(), z.unknown()),
    source: z.string().meta({ description: 'The service that recorded the entry' }),
    correlation_id: z.string().meta({ description: 'The id shared by all entries with the same original cause' }),
    request_id: z.string().nullable(),
    happened_at: timestamp,
  })
  .meta({ id: 'AuditLine' });

const READERS: FilterReaders<AuditFilter> = {
  ...lineReaders,
  subject_kind: (subjectKind) => ({ subjectKind }),
  subject: (subjectId) => ({ subjectId }),
};

export function auditRoutes(audit: Pick<AuditStore, 'page'>): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/management/audit-log',
      operationId: 'readAuditLog',
      summary: 'List the audit log of tokens, service accounts, users, webhooks and exports, newest first',
      description: `Filters: filter[subject_kind] (${auditSubjects.join(', ')}), filter[subject] (id), filter[action], filter[actor] (id), filter[correlation_id], filter[from] and filter[to] (ISO 8601; a date means that whole day in UTC). Entries cannot be changed or deleted.`,
      tag: 'System',
      scope: 'system:read',
      query: listingQuery(lineParameters(READERS), { trashable: false }),
      response: { meta: pageMetaSchema, audit_log: z.array(lineSchema) },
      failures: ['validation_error'],
      handle: async ({ caller, query }) => {
        const page = readPage(query);
        const { lines, total } = await audit.page(caller.frameId, readLineFilter(READERS, query), page);
        return { meta: pageMeta(page, total, lines.length), audit_log: lines.map(present) };
      },
    }),
  ];
}

function present(line: AuditLine): z.infer<typeof lineSchema> {
  return {
    id: line.id,
    action: line.action,
    subject: { ...line.subject },
    actor: line.actor,
    changes: [...line.changes],
    details: { ...line.details },
    source: line.source,
    correlation_id: line.correlationId,
    request_id: line.requestId,
    happened_at: line.happenedAt.toISOString(),
  };
}
