import { z } from 'zod';

const argument = z.object({
  name: z.string(),
  type: z.string(),
  required: z.boolean(),
  hydrate: z.string().nullable(),
});

/** Response of `system/params/{model_class}`: the fields by which a model class can be filtered and sorted. */
export const searchParamsSchema = z
  .object({
    filters: z.array(
      z.object({
        name: z.string(),
        input_type: z.enum(['text', 'number', 'date', 'boolean', 'select', 'relation']),
        operators: z.array(z.string()),
        options: z.array(z.object({ label: z.string(), value: z.union([z.string(), z.number(), z.boolean()]) })),
        arguments: z.array(argument),
        hydrate: z.string().nullable(),
      }),
    ),
    sorting: z.array(z.object({ name: z.string(), arguments: z.array(argument) })),
    aggregates: z
      .object({
        group_by: z
          .array(
            z.object({
              name: z.string(),
              buckets: z.array(z.string()).meta({ description: 'Periods of a time. Empty for other fields' }),
              arguments: z.array(argument),
            }),
          )
          .meta({ description: 'Fields that records can be grouped by' }),
        functions: z
          .array(z.object({ name: z.string(), functions: z.array(z.string()) }))
          .meta({ description: 'Functions of each field. `count` needs none' }),
      })
      .optional()
      .meta({ description: 'What an aggregation of the model class can compute. Absent if it has none' }),
  })
  .meta({ id: 'SearchParams' });
