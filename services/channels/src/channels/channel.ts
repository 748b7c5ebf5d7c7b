/** A connection to an external messaging system. Its connector knows the `externalRef`. */
export interface Channel {
  readonly id: string;
  readonly frameId: string;
  readonly name: string;
  /** Kind of connector, such as email or whatsapp. */
  readonly kind: string;
  /** Part of the path of the public endpoint; unique in the whole system. */
  readonly externalRef: string;
  readonly active: boolean;
  /** Settings of the connector, stored unchanged. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** Secrets for signatures, newest first; empty if deliveries are not signed. */
  readonly secrets: readonly ChannelSecret[];
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
}

export interface ChannelSecret {
  /** `whsec_` and base64, as in Standard Webhooks. */
  readonly value: string;
  /** When the secret expires; null for the newest secret. */
  readonly validUntil: Date | null;
}

/** The settings of a channel that this service uses itself. */
export interface ChannelSettings {
  /** URL that outbound messages are posted to. */
  readonly deliveryUrl: string | null;
  /** Whether an answer of an AI agent counts as a reply. */
  readonly agentRepliesCount: boolean;
}

export function channelSettings({ settings }: Pick<Channel, 'settings'>): ChannelSettings {
  const { delivery_url: url, agent_replies_count: counts } = settings;
  return { deliveryUrl: typeof url === 'string' ? url : null, agentRepliesCount: counts === true };
}

/** How long the previous secret stays valid after a rotation, so that the connector can be updated. */
const PREVIOUS_SECRET_VALID_MS = 24 * 60 * 60 * 1_000;

/** Adds a new secret. The previous one stays valid for a day; older ones expire at once. */
export function rotateSecrets({ secrets }: Channel, value: string, now: Date): readonly ChannelSecret[] {
  const [previous] = secrets;
  const newest = { value, validUntil: null };
  return previous
    ? [newest, { ...previous, validUntil: new Date(now.getTime() + PREVIOUS_SECRET_VALID_MS) }]
    : [newest];
}

/** The secrets that are valid now. */
export function validSecrets({ secrets }: Channel, now: Date): readonly string[] {
  return secrets.filter(({ validUntil }) => validUntil === null || validUntil > now).map(({ value }) => value);
}
