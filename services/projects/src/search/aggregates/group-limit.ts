import { type AppError, invalidSearch } from '@trackway/errors';

/** More groups are not computed, because they are sorted in memory. */
export const MAX_COMPUTED_GROUPS = 100_000;

export function tooManyGroups(): AppError {
  const count = MAX_COMPUTED_GROUPS.toLocaleString('en');
  return invalidSearch({
    group_by: [`The search has more than ${count} groups. Use more filters, a longer period or one field.`],
  });
}
