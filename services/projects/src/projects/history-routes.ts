import { readPage, valueTypes } from '@trackway/application';
import { actor, fieldChange } from '@trackway/contracts';
import { defineRoute, listingQuery, pageMetaSchema, type Route, uuidParameter } from '@trackway/http';
import { z } from 'zod';
import { lineParameters, lineReaders, readLineFilter } from '../audit/line-filter';
import type { HistoryLine } from './history/history-entry';
import type { ProjectsModule } from './projects-module';

const { timestamp } = valueTypes;

const lineSchema = z
  .object({
    id: z.uuid(),
    project_id: z.uuid(),
    action: z.string().meta({ example: 'project.updated' }),
    actor,
    changes: z.array(fieldChange),
    details: z.record(z.string(), z.unknown()),
    source: z.string().meta({ description: 'The service that recorded the entry' }),
    correlation_id: z.string().meta({ description: 'The id shared by all entries with the same original cause' }),
    causation_id: z.string().nullable().meta({ description: 'The event that caused this entry' }),
    request_id: z.string().nullable(),
    happened_at: timestamp,
  })
  .meta({ id: 'HistoryLine' });

export function historyRoutes({ queries }: ProjectsModule): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/management/projects/:project/history',
      operationId: 'readProjectHistory',
      summary: 'List the history of a project, newest first',
      description:
        'Filters: filter[action], filter[actor] (id), filter[correlation_id], filter[from] and filter[to] (ISO 8601; a date means that whole day in UTC).',
      tag: 'Projects',
      scope: 'projects:read',
      params: { project: uuidParameter('project') },
      query: listingQuery(lineParameters(lineReaders), { trashable: false }),
      response: { meta: pageMetaSchema, history: z.array(lineSchema) },
      failures: ['project_model_not_found', 'validation_error'],
      handle: async ({ caller, params: { project }, query }) => {
        const { meta, lines } = await queries.readHistory(
          caller,
          project,
          readLineFilter(lineReaders, query),
          readPage(query),
        );
        return { meta, history: lines.map(present) };
      },
    }),
  ];
}

function present(line: HistoryLine): z.infer<typeof lineSchema> {
  return {
    id: line.id,
    project_id: line.projectId,
    action: line.action,
    actor: line.actor,
    changes: [...line.changes],
    details: { ...line.details },
    source: line.source,
    correlation_id: line.correlationId,
    causation_id: line.causationId,
    request_id: line.requestId,
    happened_at: line.happenedAt.toISOString(),
  };
}
