import { absentIfNull } from '@trackway/application';
import { invalidInput, invalidSearch } from '@trackway/errors';
import { z } from 'zod';
import { type FilterInput, filterInput } from './filter-schemas';
import { locateIn } from './locate';
import { type CreateFieldError, type Filter, parseFilter } from './parse-filter';
import type { SearchModel } from './search-field';

const MAX_DEPTH = 5;

/** Filters and groups of which all match (`and`), any (`or`) or none (`not`). */
export interface FilterGroup {
  readonly connective: 'and' | 'or' | 'not';
  readonly filters: readonly Filter[];
  readonly groups: readonly FilterGroup[];
}

export interface FilterGroupInput {
  readonly logical_operator: 'and' | 'or' | 'not';
  readonly filters?: readonly Omit<FilterInput, 'logical_operator'>[] | undefined;
  readonly filter_groups?: readonly FilterGroupInput[] | undefined;
}

const noGroups = z
  .unknown()
  .optional()
  .refine((given) => given === undefined || given === null, `Groups can be nested ${MAX_DEPTH} levels deep.`)
  .meta({ description: 'Rejected: groups cannot be nested deeper' });

/** Each level has its own schema, so validation never recurses deeper than the limit. */
function groupInput(levelsBelow: number): z.ZodType<FilterGroupInput> {
  const inner = levelsBelow === 0 ? noGroups : absentIfNull(z.array(groupInput(levelsBelow - 1)));
  return z.strictObject({
    logical_operator: z.enum(['and', 'or', 'not']).meta({ description: 'All members match, any, or none' }),
    filters: absentIfNull(z.array(filterInput.omit({ logical_operator: true }))),
    filter_groups: inner as z.ZodType<readonly FilterGroupInput[] | undefined>,
  });
}

export const filterGroupsInput = absentIfNull(z.array(groupInput(MAX_DEPTH - 1))).meta({
  description: `All of them must match, in addition to the filters. At most ${MAX_DEPTH} levels; their filters count towards the 50 filters`,
});

/** Groups of a request. `path` is the list that contains them. @throws AppError as `parseFilter` does, and for an empty group. */
export function parseGroups(
  model: SearchModel,
  inputs: readonly FilterGroupInput[],
  createFieldError: CreateFieldError = invalidSearch,
  path = 'filter_groups',
): FilterGroup[] {
  return inputs.map((input, index) => parseGroup(model, input, createFieldError, `${path}.${index}`));
}

function parseGroup(
  model: SearchModel,
  input: FilterGroupInput,
  createFieldError: CreateFieldError,
  path: string,
): FilterGroup {
  const { logical_operator: connective, filters = [], filter_groups: groups = [] } = input;
  if (filters.length + groups.length === 0) {
    throw invalidInput({ [path]: ['A group needs at least one filter or one group.'] });
  }
  return {
    connective,
    filters: filters.map((filter, index) =>
      parseFilter(model, filter, locateIn(`${path}.filters`, index), createFieldError),
    ),
    groups: parseGroups(model, groups, createFieldError, `${path}.filter_groups`),
  };
}

/** Counts the filters of groups at all levels. */
export function countFilters(groups: readonly FilterGroupInput[]): number {
  return groups.reduce(
    (count, { filters = [], filter_groups: inner = [] }) => count + filters.length + countFilters(inner),
    0,
  );
}
