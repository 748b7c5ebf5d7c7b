import type { Model } from './model';

/** An operation on a project that is merged into another one. `merged` and `separate` are observations. */
export type MergeInput = 'merge' | 'unmerge' | 'merged' | 'separate';

/** The state is true while the project is merged. */
export const mergeModel: Model<boolean, MergeInput> = {
  initial: false,
  apply: (isMerged, input) => {
    const isExpected = (input === 'unmerge' || input === 'merged') === isMerged;
    if (!isExpected) return undefined;
    return input === 'merge' || input === 'merged';
  },
  key: String,
};
