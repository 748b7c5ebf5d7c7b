import type { Owner } from '../../shared/owner';
import type { EventFilter } from '../events/event-filter';
import { expandKinds, type WebhookKind } from '../events/event-kinds';

/**
 * - `paused`: by a user
 * - `failing`: no delivery succeeded for one day
 * - `gone`: the receiver responded with 410
 */
export const disabledReasons = ['paused', 'failing', 'gone'] as const;

export type DisabledReason = (typeof disabledReasons)[number];

/**
 * - `project`: a delivery waits for earlier ones of the same project
 * - `none`: no delivery waits for another one
 */
export const orderings = ['project', 'none'] as const;

export type Ordering = (typeof orderings)[number];

export interface WebhookFields {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  /** Subscribed kinds; `*` for all except the audit log, including future ones. */
  readonly kinds: readonly (WebhookKind | '*')[];
  /** Null for all projects. */
  readonly projectIds: readonly string[] | null;
  /** Null for all funnels, and for projects without a funnel. */
  readonly funnelId: string | null;
  /** Only events of projects in this saved view when they are delivered. Null for all. */
  readonly viewId: string | null;
  /** Only events that match all of them. */
  readonly filters: readonly EventFilter[];
  readonly ordering: Ordering;
  /** Sent with each delivery, by lower-case name. The values can be secrets. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A subscription of a URL to events of a frame. */
export interface Webhook extends WebhookFields {
  readonly id: string;
  readonly secret: string;
  readonly previousSecret: { readonly value: string; readonly until: Date } | null;
  /** Null while it is active. */
  readonly disabled: { readonly reason: DisabledReason; readonly notice: string; readonly at: Date } | null;
  readonly failingSince: Date | null;
  readonly owner: Owner;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
}

const PREVIOUS_SECRET_VALID_MS = 24 * 60 * 60 * 1_000;

/** The previous secret remains valid for one day. An older one is removed. */
export function rotateSecret(webhook: Webhook, secret: string, now: Date): Webhook {
  const previousSecret = { value: webhook.secret, until: new Date(now.getTime() + PREVIOUS_SECRET_VALID_MS) };
  return nextVersion({ ...webhook, secret, previousSecret }, now);
}

/** The secrets that sign deliveries now, newest first. */
export function validSecrets({ secret, previousSecret }: Webhook, now: Date): readonly string[] {
  return previousSecret && previousSecret.until > now ? [secret, previousSecret.value] : [secret];
}

/** Deliveries remain pending until the webhook is enabled. */
export function disabled(webhook: Webhook, reason: DisabledReason, notice: string, now: Date): Webhook {
  return nextVersion({ ...webhook, disabled: { reason, notice, at: now } }, now);
}

export function enabled(webhook: Webhook, now: Date): Webhook {
  return nextVersion({ ...webhook, disabled: null, failingSince: null }, now);
}

export function nextVersion(webhook: Webhook, now: Date): Webhook {
  return { ...webhook, version: webhook.version + 1, updatedAt: now };
}

/** Whether an event matches the subscription, apart from its filters and view. `funnelIds` are the funnels of its project. */
export function matchesEvent(
  { kinds, projectIds, funnelId, viewId }: Pick<WebhookFields, 'kinds' | 'projectIds' | 'funnelId' | 'viewId'>,
  event: { readonly kind: WebhookKind; readonly projectId: string | null; readonly funnelIds: readonly string[] },
): boolean {
  if (!expandKinds(kinds).includes(event.kind)) return false;
  if (projectIds && !(event.projectId && projectIds.includes(event.projectId))) return false;
  if (viewId && !event.projectId) return false;
  return !funnelId || event.funnelIds.includes(funnelId);
}
