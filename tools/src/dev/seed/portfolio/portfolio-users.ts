import type { TrackwayClient } from '@trackway/client';

/** Clients of two users of the demo tenant. */
export interface PortfolioUsers {
  /** May do everything. */
  readonly admin: TrackwayClient;
  /** Works in projects and funnels. Changes by different users make histories and the audit log realistic. */
  readonly sales: TrackwayClient;
}
