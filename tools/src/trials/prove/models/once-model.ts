import type { Model } from './model';

/** Something that only one operation can take: a code or a single-use link. `taken`: it was taken already. */
export type OnceInput = 'take' | 'taken';

export const onceModel: Model<boolean, OnceInput> = {
  initial: false,
  apply: (isTaken, input) => {
    if (input === 'take') return isTaken ? undefined : true;
    return isTaken ? true : undefined;
  },
  key: String,
};
