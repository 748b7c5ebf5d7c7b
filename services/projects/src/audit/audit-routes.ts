import { readPage } from '@trackway/application';
import { auditSubjects } from '@trackway/contracts';
import { defineRoute, listingQuery, pageMetaSchema, type Route } from '@trackway/http';
import { z } from 'zod';
import type { AuditModule } from './audit-module';
import { entrySchema, presentEntry, presentVerification, verificationSchema } from './audit-schemas';
import type { AuditFilter } from './audit-store';
import { type FilterReaders, lineParameters, lineReaders, readLineFilter } from './line-filter';

const path = '/api/management/audit-log';
const common = { tag: 'System', scope: 'system:read' } as const;

const READERS: FilterReaders<AuditFilter> = {
  ...lineReaders,
  subject_kind: (subjectKind) => ({ subjectKind }),
  subject: (subjectId) => ({ subjectId }),
  token: (tokenId) => ({ tokenId }),
  cause: (cause) => ({ cause }),
};

const sequence = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

const logQuery = listingQuery(lineParameters(READERS), { trashable: false }).extend({
  after: sequence.optional().meta({
    description: 'Returns the entries after this sequence number, in the order of the chain, such as for an export',
  }),
});

const verificationQuery = z.object({
  after: sequence.default(0).meta({ description: 'Verifies only entries after this sequence number' }),
});

export function auditRoutes({ queries }: AuditModule): Route[] {
  return [
    defineRoute({
      ...common,
      method: 'get',
      path: `${path}/verification`,
      operationId: 'verifyAuditLog',
      summary: 'Verify that no entry of the audit log was changed or removed',
      description:
        'Recomputes the hashes of at most 20,000 entries. The guide to the audit log describes how to verify exported entries without this operation.',
      query: verificationQuery,
      response: { verification: verificationSchema },
      failures: ['validation_errors'],
      handle: async ({ caller, query: { after } }) => ({
        verification: presentVerification(await queries.verify(caller, after)),
      }),
    }),
    defineRoute({
      ...common,
      method: 'get',
      path,
      operationId: 'readAuditLog',
      summary: 'List the audit log, newest first',
      description: `Filters: filter[subject_kind] (${auditSubjects.join(', ')}), filter[subject] (id), filter[action], filter[actor] (id), filter[token] (id of a personal access token), filter[cause] (the id of an entry, or its correlation_id, causation_id or request_id), filter[correlation_id], filter[from] and filter[to] (ISO 8601; a date means that whole day in UTC). Entries cannot be changed or deleted. They form a chain of hashes.`,
      query: logQuery,
      response: { meta: pageMetaSchema, audit_log: z.array(entrySchema) },
      failures: ['validation_error', 'validation_errors'],
      handle: async ({ caller, query: { after, ...query } }) => {
        const filter = { ...readLineFilter(READERS, query), ...(after === undefined ? {} : { after }) };
        const { meta, entries } = await queries.list(caller, filter, readPage(query));
        return { meta, audit_log: entries.map(presentEntry) };
      },
    }),
  ];
}
