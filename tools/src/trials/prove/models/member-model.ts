import type { Model } from './model';

/** An operation on the membership of a project in a group. `absent`: the project was not in the group. */
export type MemberInput = 'add' | 'remove' | 'absent' | 'present';

export const memberModel: Model<boolean, MemberInput> = {
  initial: false,
  apply: (isMember, input) => {
    if (input === 'add') return true;
    if (input === 'absent') return isMember ? undefined : false;
    if (!isMember) return undefined;
    return input === 'present';
  },
  key: String,
};
