import { invalidInput } from '@trackway/errors';
import type { Channel } from './channel';

/** Says why a URL must not be called; undefined if it may be called. */
export type FaultOfUrl = (url: string) => string | undefined;

/** @throws AppError 422 if messages could never be delivered there. */
export function rejectDeliveryUrl(faultOfUrl: FaultOfUrl, settings: Channel['settings'] | undefined): void {
  const url = settings?.['delivery_url'];
  const fault = typeof url === 'string' ? faultOfUrl(url) : undefined;
  if (fault) throw invalidInput({ 'settings.delivery_url': [fault] });
}
