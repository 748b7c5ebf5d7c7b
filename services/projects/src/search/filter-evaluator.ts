import type { Search, SearchModel } from '@trackway/filters';

/** The result of filters on one record. */
export interface Evaluation {
  readonly id: string;
  /** The filters as one expression. */
  readonly matches: boolean;
  /** One for each filter, then one for each group, in order. `seen` is the compared value. */
  readonly filters: readonly { readonly matches: boolean; readonly compared: unknown }[];
}

/** Evaluates filters on known records with the SQL of searches. Omits deleted records. */
export interface FilterEvaluator {
  evaluate(
    model: SearchModel,
    frameId: string,
    ids: readonly string[],
    search: Pick<Search, 'filters' | 'groups'>,
  ): Promise<readonly Evaluation[]>;
}
