export const DELIVERY_STATES = ['pending', 'delivered', 'failed', 'skipped'] as const;

export interface WebhookSearch {
  readonly status?: (typeof DELIVERY_STATES)[number];
  readonly page?: number;
  readonly delivery?: string;
}

export function webhookSearch({ status, page, delivery }: Readonly<Record<string, unknown>>): WebhookSearch {
  const known = DELIVERY_STATES.find((one) => one === status);
  return {
    ...(known ? { status: known } : {}),
    ...(typeof page === 'number' && page > 1 ? { page } : {}),
    ...(typeof delivery === 'string' ? { delivery } : {}),
  };
}
