import { type PageMeta, pageMeta, readPage } from '@trackway/application';
import { AppError, notFound } from '@trackway/errors';
import { readQueryFilters } from '@trackway/mongo';
import type { Caller } from '@trackway/runtime';
import type { UnitOfWork } from '../unit-of-work';
import type { Channel } from './channel';
import { channelSearch } from './channel-search';

/** A channel, and when its oldest message that awaits a reply was sent. */
export interface ChannelWithAwaiting {
  readonly channel: Channel;
  readonly awaitingReplySince: Date | null;
}

interface Deps {
  readonly unitOfWork: UnitOfWork;
}

/** Reads a channel. A deleted channel is not found. */
export function makeReadChannel({ unitOfWork }: Deps) {
  return async (caller: Caller, id: string): Promise<Channel> => {
    const [channel] = await unitOfWork.read(({ channels }) => channels.findMany(caller.frameId, [id]));
    if (!channel || channel.deletedAt) throw notFound('channel');
    return channel;
  };
}

/** Finds channels of the caller's frame that are not deleted, in the requested order. */
export function makeFindChannels({ unitOfWork }: Deps) {
  return async (caller: Caller, ids: readonly string[]): Promise<Channel[]> => {
    const found = await unitOfWork.read(({ channels }) => channels.findMany(caller.frameId, ids));
    const byId = new Map(found.filter(({ deletedAt }) => !deletedAt).map((channel) => [channel.id, channel]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
}

/** For the document: elsewhere the code is a rule (422). */
export const CHANNEL_INACTIVE = { code: 'channel_inactive', status: 503 } as const;

/** Also the longest delay of waiting messages after the channel is activated again. */
const INACTIVE_RETRY_SECONDS = 3_600;

/** Characters of an unknown reference that an error repeats. */
const MAX_SHOWN = 64;

/**
 * The channel for a delivery of a connector.
 * @throws AppError 404 if it is unknown or deleted; 503 `channel_inactive` if it is deactivated, so that connectors retry.
 */
export function makeFindReceivingChannel({ unitOfWork }: Deps) {
  return async (externalRef: string): Promise<Channel> => {
    const channel = await unitOfWork.read(({ channels }) => channels.findByExternalRef(externalRef));
    if (!channel || channel.deletedAt) throw unknownReference(externalRef);
    if (!channel.active) throw inactive();
    return channel;
  };
}

function unknownReference(externalRef: string): AppError {
  const shown = externalRef.length > MAX_SHOWN ? `${externalRef.slice(0, MAX_SHOWN)}…` : externalRef;
  const hint = 'The URL ends with the external_ref of the channel, not with its id.';
  return notFound('channel', `There is no channel with the external_ref \`${shown}\`. ${hint}`);
}

function inactive(): AppError {
  const message = 'The channel is deactivated. Send the message again later.';
  return new AppError('unavailable', 'channel_inactive', message, { retryAfter: INACTIVE_RETRY_SECONDS });
}

/** The frame of an external reference, also of a channel that receives nothing at the moment. */
export function makeFindReference({ unitOfWork }: Deps) {
  return async (kind: string, externalRef: string): Promise<string | undefined> => {
    if (kind !== 'channel') return undefined;
    return (await unitOfWork.read(({ channels }) => channels.findByExternalRef(externalRef)))?.frameId;
  };
}

/** A page of channels, newest first, by the query of a GET listing. */
export function makeListChannels({ unitOfWork }: Deps) {
  return async (caller: Caller, query: unknown): Promise<{ meta: PageMeta; items: readonly Channel[] }> => {
    const page = readPage(query);
    const conditions = readQueryFilters(channelSearch, query);
    const { items, total } = await unitOfWork.read(({ channels }) => channels.page(caller.frameId, conditions, page));
    return { meta: pageMeta(page, total, items.length), items };
  };
}

export function makeAddAwaiting({ unitOfWork }: Deps) {
  return async (caller: Caller, channels: readonly Channel[]): Promise<ChannelWithAwaiting[]> => {
    const ids = channels.map(({ id }) => id);
    const since = await unitOfWork.read(({ conversations }) => conversations.awaitingSince(caller.frameId, ids));
    return channels.map((channel) => ({ channel, awaitingReplySince: since.get(channel.id) ?? null }));
  };
}
