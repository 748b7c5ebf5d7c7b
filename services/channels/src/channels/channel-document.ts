import type { Channel } from './channel';
import type { ChannelDocument } from './channel-model';

export function toChannel(document: ChannelDocument): Channel {
  return {
    id: document._id,
    frameId: document.frame_id,
    name: document.name,
    kind: document.kind,
    externalRef: document.external_ref,
    active: document.active,
    settings: JSON.parse(document.settings),
    secrets: document.secrets.map(({ value, valid_until }) => ({ value, validUntil: valid_until })),
    version: document.version,
    createdAt: document.created_at,
    updatedAt: document.updated_at,
    deletedAt: document.deleted_at,
  };
}

export function toDocument(channel: Channel): ChannelDocument {
  return {
    _id: channel.id,
    frame_id: channel.frameId,
    name: channel.name,
    kind: channel.kind,
    external_ref: channel.externalRef,
    active: channel.active,
    settings: JSON.stringify(channel.settings),
    secrets: channel.secrets.map(({ value, validUntil }) => ({ value, valid_until: validUntil })),
    version: channel.version,
    created_at: channel.createdAt,
    updated_at: channel.updatedAt,
    deleted_at: channel.deletedAt,
  };
}
