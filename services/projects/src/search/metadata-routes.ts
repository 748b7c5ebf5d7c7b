import { AppError, didYouMean } from '@trackway/errors';
import type { SearchModel } from '@trackway/filters';
import { defineRoute, type Route, searchParamsSchema } from '@trackway/http';
import { z } from 'zod';
import { describeModel } from './descriptors';

/** Describes the fields of the models of this service. `describeAggregates` is called for models that have an aggregation. */
export function metadataRoutes(
  models: readonly SearchModel[],
  describeAggregates: (model: SearchModel) => object,
): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/management/system/params/:model_class',
      operationId: 'readSearchParams',
      summary: 'List the fields of a model for filtering and sorting',
      tag: 'System',
      scope: 'system:read',
      params: {
        model_class: {
          schema: z.string(),
          description: 'project, customer, contact, user, project_group, tag or task',
        },
      },
      response: { params: searchParamsSchema },
      failures: ['model_class_not_found'],
      handle: async ({ params: { model_class } }) => {
        const model = models.find(({ name }) => name === model_class);
        if (!model) throw unknownModel(model_class, models);
        const aggregates = model.isAggregated ? { aggregates: describeAggregates(model) } : {};
        return { params: { ...describeModel(model), ...aggregates } };
      },
    }),
  ];
}

function unknownModel(name: string, models: readonly SearchModel[]): AppError {
  const known = models.map((model) => model.name);
  const text = `There is no model class ${name}.`;
  const allowed = `${didYouMean(name, known)} Model classes include ${known.join(', ')}.`;
  return new AppError('not_found', 'model_class_not_found', text + allowed);
}
