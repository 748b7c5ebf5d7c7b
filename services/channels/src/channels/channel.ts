/** A way by which messages come, through a connector that knows its `externalRef`. */
export interface Channel {
  readonly id: string;
  readonly frameId: string;
  readonly name: string;
  /** What kind of connector it is, such as email or whatsapp. */
  readonly kind: string;
  /** Stands in the path of the public endpoint; unique in the system. */
  readonly externalRef: string;
  readonly active: boolean;
  /** What the connector needs to know; kept as it was given. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** What deliveries are signed with, newest first; empty where none are. */
  readonly secrets: readonly ChannelSecret[];
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
}

export interface ChannelSecret {
  /** `whsec_` and base64, as Standard Webhooks writes it. */
  readonly value: string;
  /** Null for the newest one. */
  readonly validUntil: Date | null;
}

/** The members of a channel's settings that this service itself goes by. */
export interface ChannelSettings {
  /** Where outbound messages are posted to. */
  readonly deliveryUrl: string | null;
  /** Whether somebody who is answered by an AI agent waits no longer. */
  readonly agentRepliesCount: boolean;
}

export function channelSettings({ settings }: Pick<Channel, 'settings'>): ChannelSettings {
  const { delivery_url: url, agent_replies_count: counts } = settings;
  return { deliveryUrl: typeof url === 'string' ? url : null, agentRepliesCount: counts === true };
}

/** How long a secret stays valid after it was rotated, so that a connector has time to learn the new one. */
const PREVIOUS_SECRET_VALID_MS = 24 * 60 * 60 * 1_000;

/** Puts a secret before the one that was in use, which stays valid for a day. Older ones end at once. */
export function rotateSecrets({ secrets }: Channel, value: string, now: Date): readonly ChannelSecret[] {
  const [previous] = secrets;
  const newest = { value, validUntil: null };
  return previous
    ? [newest, { ...previous, validUntil: new Date(now.getTime() + PREVIOUS_SECRET_VALID_MS) }]
    : [newest];
}

/** The secrets by which a delivery may be signed now. */
export function validSecrets({ secrets }: Channel, now: Date): readonly string[] {
  return secrets.filter(({ validUntil }) => validUntil === null || validUntil > now).map(({ value }) => value);
}
