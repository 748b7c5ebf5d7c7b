import { invalidInput } from '@trackway/errors';
import type { CheckUrl } from '@trackway/outbound';
import type { Channel } from './channel';

/** @throws AppError 422 if this URL is not allowed as a destination. */
export function assertDeliveryUrl(checkUrl: CheckUrl, settings: Channel['settings'] | undefined): void {
  const url = settings?.['delivery_url'];
  const issue = typeof url === 'string' ? checkUrl(url) : undefined;
  if (issue) throw invalidInput({ 'settings.delivery_url': [issue] });
}
