export interface DeliveriesSearch {
  readonly tab?: 'channels';
  readonly page?: number;
}

/** Webhooks send events; channels receive and send messages. */
export function deliveriesSearch({ tab, page }: Readonly<Record<string, unknown>>): DeliveriesSearch {
  return { ...(tab === 'channels' ? { tab } : {}), ...(typeof page === 'number' && page > 1 ? { page } : {}) };
}
