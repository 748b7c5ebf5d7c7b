import type { Model } from './model';

/** An operation on the position of a project in a funnel, with its result. A position is the id of a step. */
export type PositionInput =
  | { readonly type: 'enter'; readonly step: string }
  | { readonly type: 'move'; readonly step: string }
  | { readonly type: 'leave' }
  /** The project was in the funnel already. */
  | { readonly type: 'taken' }
  | { readonly type: 'read'; readonly step: string | null };

export const positionModel: Model<string | null, PositionInput> = {
  initial: null,
  apply: (state, input) => {
    switch (input.type) {
      case 'enter':
        return state === null ? input.step : undefined;
      case 'move':
        return state !== null && state !== input.step ? input.step : undefined;
      case 'leave':
        return state === null ? undefined : null;
      case 'taken':
        return state === null ? undefined : state;
      default:
        return state === input.step ? state : undefined;
    }
  },
  key: String,
};
