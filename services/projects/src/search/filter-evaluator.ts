import type { Search, SearchModel } from '@trackway/filters';

/** How one thing stands to the filters of a search. */
export interface Evaluation {
  readonly id: string;
  /** The filters as one expression. */
  readonly matches: boolean;
  /** One for each filter, then one for each group, in their order. */
  readonly filters: readonly { readonly matches: boolean; readonly seen: unknown }[];
}

/** Judges things that are known by the same SQL that searches find them by. Deleted ones are left out. */
export interface FilterEvaluator {
  evaluate(
    model: SearchModel,
    frameId: string,
    ids: readonly string[],
    search: Pick<Search, 'filters' | 'groups'>,
  ): Promise<readonly Evaluation[]>;
}
