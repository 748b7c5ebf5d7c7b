import { absentIfNull } from '@trackway/application';
import { z } from 'zod';
import { searchShape } from '../search-body';
import { aggregateFunctions } from './aggregate-fields';
import { dateBuckets } from './date-buckets';

export const MAX_KEYS = 2;
const MAX_AGGREGATES = 20;
const MAX_SORTS = 3;
export const MAX_GROUPS = 1_000;

const name = z.string().regex(/^[A-Za-z0-9_]{1,64}$/, 'Must have 1 to 64 letters, digits or underscores.');

const groupKey = z.strictObject({
  field: z.string(),
  bucket: z.enum(dateBuckets).optional().meta({ description: 'The period, in UTC. Required for times, else invalid' }),
  arguments: absentIfNull(z.array(z.unknown()).max(5)),
});

const aggregate = z.strictObject({
  function: z.enum(aggregateFunctions).meta({ description: 'What to compute. `count` counts records' }),
  field: z.string().optional().meta({ description: 'The field to compute it of; not with `count`' }),
  name: name.optional().meta({ description: 'Name of the value. Default: `count` or `<function>_<field>`' }),
});

const groupSort = z.strictObject({
  field: z.string().meta({ description: 'Name of a value, or a field of `group_by` that is no relation' }),
  direction: z.enum(['asc', 'desc']).meta({ description: 'Ascending or descending' }),
});

const { page: _page, perPage: _perPage, ...found } = searchShape;

/** The members of an aggregation: those of a search without page, and what to compute. */
export const aggregateShape = {
  ...found,
  group_by: absentIfNull(z.array(groupKey).max(MAX_KEYS)).meta({
    description: 'Up to two fields. A record with several values of a field counts in the group of each',
  }),
  aggregates: absentIfNull(z.array(aggregate).max(MAX_AGGREGATES)).meta({
    description: `Up to ${MAX_AGGREGATES} values of each group. Default: \`count\``,
  }),
  sorting: absentIfNull(z.array(groupSort).max(MAX_SORTS)).meta({
    description: `Up to ${MAX_SORTS}. Default: by the keys, or the largest groups first if a key is a relation`,
  }),
  limit: z.int().min(1).max(MAX_GROUPS).default(MAX_GROUPS).meta({ description: 'Most groups in the response' }),
};

export type AggregateInput = {
  readonly [Member in 'group_by' | 'aggregates' | 'sorting']?: z.infer<(typeof aggregateShape)[Member]>;
};

const id = z.union([z.string(), z.number(), z.boolean()]).nullable();
const value = z.union([z.number(), z.string()]).nullable();

const values = z.record(z.string(), value).meta({
  description:
    'By name. Sums beyond 2^53 − 1 are texts of digits. Averages are rounded to 4 decimals. Without values, sums are 0 and the others null',
});

export const aggregateResponse = {
  groups: z.array(
    z.object({
      keys: z
        .array(
          z.object({
            field: z.string(),
            id: id.meta({
              description: 'Id, option, number or first day of the period; null for records without a value',
            }),
            label: z.string().nullable().meta({ description: 'Name of the record, option or period' }),
          }),
        )
        .meta({ description: 'One for each entry of `group_by`, in the same order' }),
      values,
    }),
  ),
  total: z.object({ values }).meta({ description: 'Every record once, whatever the groups and `limit`' }),
  truncated: z.boolean().meta({ description: 'Whether there are more groups than `limit`' }),
};
