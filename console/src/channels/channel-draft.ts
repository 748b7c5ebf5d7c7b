import type { CreateChannel } from '@trackway/client';
import type { Channel } from './channel-api';

type Settings = Readonly<Record<string, unknown>>;

export interface ChannelDraft {
  readonly [field: string]: unknown;
  readonly name: string;
  readonly kind: string;
  /** Empty for one that the API generates. It cannot be changed. */
  readonly external_ref: string;
  /** Where messages are sent to. Empty if the channel only receives. */
  readonly delivery_url: string;
  readonly agent_replies_count: boolean;
  /** Settings that only the connector uses, as JSON. Empty if there are none. */
  readonly other_settings: string;
}

export const NEW_CHANNEL: ChannelDraft = {
  name: '',
  kind: 'webhook',
  external_ref: '',
  delivery_url: '',
  agent_replies_count: false,
  other_settings: '',
};

export function draftOf({ name, kind, external_ref: ref, settings }: Channel): ChannelDraft {
  const { delivery_url: url, agent_replies_count: counts, ...others } = settings;
  return {
    name,
    kind,
    external_ref: ref,
    delivery_url: typeof url === 'string' ? url : '',
    agent_replies_count: counts === true,
    other_settings: Object.keys(others).length === 0 ? '' : JSON.stringify(others, undefined, 2),
  };
}

/** The settings of a JSON text; undefined if it is not a JSON object. */
export function parseSettings(text: string): Settings | undefined {
  if (text.trim() === '') return {};
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : undefined;
  } catch {
    return undefined;
  }
}

export function createBody({ name, kind, external_ref: ref, ...fields }: ChannelDraft): CreateChannel {
  return { name, kind, ...(ref === '' ? {} : { external_ref: ref }), settings: settingsOf(fields) };
}

/** The changed members. Settings are sent together, because the API replaces them. */
export function updateBody(draft: ChannelDraft, { name, kind, ...changes }: Partial<ChannelDraft>) {
  const fields = { ...(name === undefined ? {} : { name }), ...(kind === undefined ? {} : { kind }) };
  if (Object.keys(changes).length === 0) return fields;
  return { ...fields, settings: settingsOf(draft) };
}

function settingsOf(fields: Pick<ChannelDraft, 'delivery_url' | 'agent_replies_count' | 'other_settings'>): Settings {
  const { delivery_url: url, agent_replies_count: counts, other_settings: others } = fields;
  return {
    ...parseSettings(others),
    ...(url === '' ? {} : { delivery_url: url }),
    ...(counts ? { agent_replies_count: true } : {}),
  };
}
