import { parseSearch } from '@trackway/filters';
import { defineRoute, type Route } from '@trackway/http';
import { z } from 'zod';
import { aggregateResponse, aggregateShape } from '../search/aggregates/aggregate-body';
import { parseAggregation } from '../search/aggregates/parse-aggregates';
import { warningsSchema, withWarnings } from '../search/search-body';
import { projectModel } from './project/project-search-model';
import type { ProjectsModule } from './projects-module';
import { readTemplateOption, templateInput } from './views/template-option';
import { viewIdInput } from './views/view-id';

const aggregateBody = z.strictObject({ ...aggregateShape, template: templateInput, view_id: viewIdInput }).meta({
  id: 'ProjectAggregation',
  example: {
    filters: [{ field: 'created_at', operator: 'greater_than_or_equals', value: '2026-01-01' }],
    group_by: [{ field: 'created_at', bucket: 'month' }, { field: 'status' }],
    aggregates: [{ function: 'count' }, { function: 'sum', field: 'budget' }],
  },
});

export function aggregateRoutes({ queries }: ProjectsModule): Route[] {
  return [
    defineRoute({
      method: 'post',
      path: '/api/management/projects/aggregate',
      operationId: 'aggregateProjects',
      summary: 'Count and sum up projects by groups',
      description:
        'Finds the same projects as a search with the same filters. GET system/params/project lists under `aggregates` which fields group and which functions each field has. All values are exact.',
      tag: 'Projects',
      scope: 'projects:read',
      consistent: true,
      body: aggregateBody,
      response: { ...aggregateResponse, warnings: warningsSchema },
      failures: ['validation_error', 'search_timeout', 'view_model_not_found'],
      handle: async ({ caller, body }) => {
        const { filters, filter_groups, group_by, aggregates, sorting, trashed, template, limit, view_id } = body;
        const named = { filters, filter_groups, sorting: keysOf(group_by) };
        const model = await queries.resolveEdgeTypes(caller, projectModel, named);
        const search = parseSearch(model, { filters, filter_groups });
        const aggregation = parseAggregation(model, { group_by, aggregates, sorting });
        const given = { ...search, template: readTemplateOption(template) };
        const viewed = await queries.applyView(caller, view_id, given);
        const found = await queries.aggregateProjects(caller, {
          filters: viewed.filters,
          groups: viewed.groups,
          trashed: trashed ? 'only' : 'without',
          template: viewed.template,
          aggregation,
          limit,
        });
        return withWarnings({ ...found }, search);
      },
    }),
  ];
}

/** Edges are resolved for the keys as for sorts. */
function keysOf(keys: z.infer<typeof aggregateBody>['group_by']) {
  return (keys ?? []).map(({ field, arguments: given }) => ({ field, arguments: given, direction: 'asc' as const }));
}
