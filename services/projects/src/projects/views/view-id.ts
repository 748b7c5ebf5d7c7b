import { z } from 'zod';

/** Names a saved view in a search. An id that is not well formed is an unknown view. */
export const viewId = z.string().optional();

export const viewIdInput = viewId.meta({
  description:
    'Id of a view. Its filters must match as well. Its sorting and template option apply if they are not given',
});
