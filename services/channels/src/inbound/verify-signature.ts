import { AppError } from '@trackway/errors';
import { isSignedBy, type SignedDelivery } from '@trackway/outbound';
import { type Channel, validSecrets } from '../channels/channel';

export function signatureOf(request: { get(name: string): string | undefined }): Omit<SignedDelivery, 'body'> {
  return {
    id: request.get('webhook-id'),
    timestamp: request.get('webhook-timestamp'),
    signature: request.get('webhook-signature'),
  };
}

/** @throws AppError 401 `invalid_signature`, also if no secret of the channel is valid. */
export function verifySignature(channel: Channel, delivery: SignedDelivery, at: Date): void {
  if (isSignedBy(validSecrets(channel, at), delivery, at)) return;
  throw new AppError(
    'unauthenticated',
    'invalid_signature',
    "The delivery is not signed with the channel's secret, or the signature is older than five minutes.",
  );
}
