import { parseInput } from '@trackway/application';
import { type AppError, isAppError } from '@trackway/errors';
import type { Outbox } from '@trackway/messaging';
import type { Caller, Clock, NewId } from '@trackway/runtime';
import type { Channel } from '../channels/channel';
import { auditChannel } from '../channels/channel-audit';
import type { UnitOfWork } from '../unit-of-work';
import { type Delivery, type DeliverySignature, MAX_STORED_BODY_BYTES } from './deliveries/delivery';
import { type InboundMessage, toInboundMessage } from './inbound-message';
import { inboundBody } from './inbound-schemas';
import { parseBody } from './parse-body';
import type { makeReceiveMessage, ReceivedMessage } from './receive-message';
import { verifySignature } from './verify-signature';

export interface RawDelivery {
  readonly contentType: string | undefined;
  readonly signed: DeliverySignature;
  /** Reads the exact body. @throws AppError if it is too large or incomplete. */
  readonly body: () => Promise<Buffer>;
}

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly receiveMessage: ReturnType<typeof makeReceiveMessage>;
  readonly newId: NewId;
  readonly clock: Clock;
}

/**
 * Validates a delivery, records its message and the result of the delivery. @throws AppError after the error was
 * recorded.
 */
export function makeProcessDelivery(deps: Deps) {
  return async (channel: Channel, raw: RawDelivery): Promise<void> => {
    const { rejection } = await processDelivery(deps, channel, raw);
    if (rejection) throw rejection;
  };
}

interface Replay {
  readonly caller: Caller;
  /** The id of the delivery. */
  readonly of: string;
  /** The id of the delivery at the start of a chain of replays. */
  readonly first: string;
  readonly at: Date;
}

/** The delivery is validated as if it had arrived at `at`, which is in the past for a replay. */
export async function processDelivery(
  { unitOfWork, receiveMessage, newId, clock }: Deps,
  channel: Channel,
  raw: RawDelivery,
  replayed?: Replay,
): Promise<{ readonly delivery: Delivery; readonly rejection?: AppError }> {
  const now = clock();
  let body: Buffer | null = null;
  let delivery: Delivery = {
    id: newId(),
    frameId: channel.frameId,
    channelId: channel.id,
    receivedAt: now,
    verdict: 'accepted',
    reason: null,
    mediaItemId: null,
    contentType: raw.contentType ?? null,
    signed: raw.signed,
    body: null,
    replayOf: replayed?.of ?? null,
  };
  try {
    body = await raw.body();
    const message = parseDelivery(channel, raw, body, replayed?.at ?? now);
    await receiveMessage(
      channel,
      { ...message, dedupeKey: message.dedupeKey ?? replayKey(replayed) },
      async ({ deliveries, outbox }, { mediaItemId, isDuplicate }: ReceivedMessage) => {
        delivery = { ...delivery, mediaItemId, verdict: isDuplicate ? 'duplicate' : 'accepted' };
        await deliveries.insert(delivery);
        await recordReplay(outbox, channel, delivery, replayed);
      },
    );
    return { delivery };
  } catch (error) {
    // A temporary failure is not recorded: the connector retries it.
    if (!isAppError(error) || error.kind === 'unavailable' || error.kind === 'timeout') throw error;
    const stored = body && body.length <= MAX_STORED_BODY_BYTES ? body : null;
    delivery = { ...delivery, verdict: error.code, reason: error.message, body: stored };
    await recordRejected(unitOfWork, channel, delivery, replayed);
    return { delivery, rejection: error };
  }
}

/** A rejected delivery is one document, so that only a replay needs a transaction. */
function recordRejected(
  unitOfWork: UnitOfWork,
  channel: Channel,
  delivery: Delivery,
  replayed: Replay | undefined,
): Promise<void> {
  if (!replayed) return unitOfWork.read(({ deliveries }) => deliveries.insert(delivery));
  return unitOfWork.run(async ({ deliveries, outbox }) => {
    await deliveries.insert(delivery);
    await recordReplay(outbox, channel, delivery, replayed);
  });
}

async function recordReplay(
  outbox: Outbox,
  channel: Channel,
  { verdict }: Delivery,
  replayed: Replay | undefined,
): Promise<void> {
  if (!replayed) return;
  const details = { delivery_id: replayed.of, verdict };
  await outbox.add(auditChannel(replayed.caller, 'delivery_replayed', channel, { details }));
}

/** A message without an id is recorded once, however often its delivery is replayed. */
function replayKey(replayed: Replay | undefined): string | null {
  return replayed ? `replay:${replayed.first}` : null;
}

function parseDelivery(channel: Channel, { signed, contentType }: RawDelivery, body: Buffer, at: Date): InboundMessage {
  const mustBeSigned = channel.secrets.length > 0;
  if (mustBeSigned) verifySignature(channel, { ...signed, body }, at);
  return toInboundMessage(parseInput(inboundBody, parseBody(body, contentType)), mustBeSigned ? signed.id : undefined);
}
