import type { Model } from './model';

/** An operation on a register, e.g. the answer of one field. Empty is `null`. */
export type RegisterInput =
  | { readonly type: 'write'; readonly value: string | null }
  | { readonly type: 'read'; readonly value: string | null };

export const registerModel: Model<string | null, RegisterInput> = {
  initial: null,
  apply: (state, { type, value }) => {
    if (type === 'write') return value;
    return value === state ? state : undefined;
  },
  key: String,
};
