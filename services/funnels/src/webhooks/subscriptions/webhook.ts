import type { Owner } from '../../shared/owner';
import type { WebhookKind } from '../events/event-kinds';

/**
 * - `paused`: somebody switched it off
 * - `failing`: nothing got through for a day
 * - `gone`: the receiver answered 410
 */
export const disabledReasons = ['paused', 'failing', 'gone'] as const;

export type DisabledReason = (typeof disabledReasons)[number];

export interface WebhookFields {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  /** What it is told of; `*` is everything, also kinds to come. */
  readonly kinds: readonly (WebhookKind | '*')[];
  /** Null for all projects. */
  readonly projectIds: readonly string[] | null;
  /** Null for all funnels, and for projects in none. */
  readonly funnelId: string | null;
}

/** A receiver outside that a frame wants to be told by. */
export interface Webhook extends WebhookFields {
  readonly id: string;
  readonly secret: string;
  readonly previousSecret: { readonly value: string; readonly until: Date } | null;
  /** Null where it is active. */
  readonly disabled: { readonly reason: DisabledReason; readonly notice: string; readonly at: Date } | null;
  readonly failingSince: Date | null;
  readonly owner: Owner;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
}

const PREVIOUS_SECRET_VALID_MS = 24 * 60 * 60 * 1_000;

/** Signs with `secret` from now on, and with the one before for a day. An older one ends at once. */
export function rotateSecret(webhook: Webhook, secret: string, now: Date): Webhook {
  const previousSecret = { value: webhook.secret, until: new Date(now.getTime() + PREVIOUS_SECRET_VALID_MS) };
  return nextVersion({ ...webhook, secret, previousSecret }, now);
}

/** The secrets that deliveries are signed with now, the newest first. */
export function validSecrets({ secret, previousSecret }: Webhook, now: Date): readonly string[] {
  return previousSecret && previousSecret.until > now ? [secret, previousSecret.value] : [secret];
}

/** Deliveries wait from now on, and go on in their order once it is switched on again. */
export function disabled(webhook: Webhook, reason: DisabledReason, notice: string, now: Date): Webhook {
  return nextVersion({ ...webhook, disabled: { reason, notice, at: now } }, now);
}

export function enabled(webhook: Webhook, now: Date): Webhook {
  return nextVersion({ ...webhook, disabled: null, failingSince: null }, now);
}

/** The next version of it. */
export function nextVersion(webhook: Webhook, now: Date): Webhook {
  return { ...webhook, version: webhook.version + 1, updatedAt: now };
}

/** Whether it is told of an event of that kind, of a project that stands in these funnels. */
export function matchesEvent(
  { kinds, projectIds, funnelId }: WebhookFields,
  event: { readonly kind: WebhookKind; readonly projectId: string | null; readonly funnelIds: readonly string[] },
): boolean {
  if (!kinds.includes('*') && !kinds.includes(event.kind)) return false;
  if (projectIds && !(event.projectId && projectIds.includes(event.projectId))) return false;
  return !funnelId || event.funnelIds.includes(funnelId);
}
