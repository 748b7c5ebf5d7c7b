import type { Caller } from '@trackway/runtime';

/**
 * Commits staged answers of the projects whose moves were made. Called before answers are read or written, so that no caller
 * sees a move without its answers. If the funnels service is unavailable, the stored answers are used as they are.
 */
export type SettleStages = (caller: Caller, projectIds: readonly string[] | 'all') => Promise<void>;
