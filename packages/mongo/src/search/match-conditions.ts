import type { Conditions } from './query-filters';
import type { Condition } from './search-values';

/** Whether a document meets the conditions of a listing, as the server evaluates them. For in-memory stores. */
export function matchesConditions(document: object, conditions: Conditions): boolean {
  return Object.entries(conditions).every(([path, condition]) => {
    const value: unknown = Reflect.get(document, path) ?? null;
    return condition === null ? value === null : meets(value, condition);
  });
}

/** A list meets `$in` if one of its entries does. */
function meets(value: unknown, { $in, ...limits }: Condition): boolean {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  if ($in && !$in.some((one) => entries.includes(one))) return false;
  if ('$ne' in limits && value === null) return false;
  return (['$gte', '$lte', '$lt'] as const).every((operator) => isWithin(value, operator, limits[operator]));
}

/** Only values of the same type are compared. */
function isWithin(value: unknown, operator: '$gte' | '$lte' | '$lt', limit: Date | number | undefined): boolean {
  if (limit === undefined) return true;
  if (typeof value !== typeof limit || value === null) return false;
  const difference = Number(value) - Number(limit);
  if (operator === '$gte') return difference >= 0;
  return operator === '$lte' ? difference <= 0 : difference < 0;
}
