import { invalidInput, invalidSearch } from '@trackway/errors';
import { z } from 'zod';
import type { SearchModel } from './search-field';
import { type Filter, type FilterInput, filterInput, type Refuse, readFilter } from './search-request';

const MOST_LEVELS = 5;

/** Filters that are judged together: all of them hold (`and`), any (`or`), or none (`not`). */
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

const deepest = z
  .unknown()
  .optional()
  .refine((given) => given === undefined, `Groups nest ${MOST_LEVELS} deep at most.`)
  .meta({ description: 'Refused: no group stands deeper' });

/** Each level is a schema of its own, so that no depth that somebody sends is ever walked down. */
function groupInput(levelsBelow: number): z.ZodType<FilterGroupInput> {
  const inner = levelsBelow === 0 ? deepest : z.array(groupInput(levelsBelow - 1)).optional();
  return z.strictObject({
    logical_operator: z.enum(['and', 'or', 'not']).meta({ description: 'All of its members hold, any, or none' }),
    filters: z.array(filterInput.omit({ logical_operator: true })).optional(),
    filter_groups: inner as z.ZodType<readonly FilterGroupInput[] | undefined>,
  });
}

export const filterGroupsInput = z
  .array(groupInput(MOST_LEVELS - 1))
  .optional()
  .meta({
    description: `Hold beside the filters, all of them; nested ${MOST_LEVELS} deep, counted into the 50 filters`,
  });

/** @throws AppError as `readFilter` does, and for a group of nothing. */
export function readGroup(
  model: SearchModel,
  input: FilterGroupInput,
  refuseField: Refuse = invalidSearch,
): FilterGroup {
  const { logical_operator: connective, filters = [], filter_groups: groups = [] } = input;
  if (filters.length + groups.length === 0) {
    throw invalidInput({ filter_groups: ['A group needs at least one filter or one group.'] });
  }
  return {
    connective,
    filters: filters.map((filter) => readFilter(model, filter, refuseField)),
    groups: groups.map((group) => readGroup(model, group, refuseField)),
  };
}

/** How many filters stand in groups, however deep. */
export function countFilters(groups: readonly FilterGroupInput[]): number {
  return groups.reduce(
    (count, { filters = [], filter_groups: inner = [] }) => count + filters.length + countFilters(inner),
    0,
  );
}
