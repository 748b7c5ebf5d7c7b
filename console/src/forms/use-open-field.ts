import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { errorFacts } from '../api/error-facts';
import type { FormSearch } from './forms-search';

export interface OpenField {
  /** Number of the open field, from 1. */
  readonly number: number | undefined;
  readonly show: (number: number | undefined) => void;
}

/** The field that is open. It is in the URL. A request that failed because of a field opens the first of these. */
export function useOpenField(error: unknown): OpenField {
  const { field: number } = useSearch({ strict: false }) as FormSearch;
  const navigate = useNavigate();
  const show = (next: number | undefined) =>
    void navigate({ to: '.', search: (next === undefined ? {} : { field: next }) as never, replace: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: The effect follows a new error.
  useEffect(() => {
    const failed = error ? errorFacts(error).fields.map(([path]) => fieldNumberOf(path)) : [];
    const numbers = failed.filter((one) => one !== undefined);
    if (numbers.length > 0 && !numbers.includes(number ?? 0)) show(Math.min(...numbers));
  }, [error]);
  return { number, show };
}

/** The number of the field that a path like `fields.2.label` is in. */
function fieldNumberOf(path: string): number | undefined {
  const index = /^fields\.(\d+)(?:\.|$)/.exec(path)?.[1];
  return index === undefined ? undefined : Number(index) + 1;
}
