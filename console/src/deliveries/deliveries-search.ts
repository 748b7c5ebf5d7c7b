export interface DeliveriesSearch {
  readonly tab?: 'channels';
}

/** Webhooks send events; channels receive and send messages. */
export function deliveriesSearch({ tab }: Readonly<Record<string, unknown>>): DeliveriesSearch {
  return tab === 'channels' ? { tab } : {};
}
