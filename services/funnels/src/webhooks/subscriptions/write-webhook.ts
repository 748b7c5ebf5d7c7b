import { isDeepStrictEqual } from 'node:util';
import { invalidInput, notFound, referenceNotFound, rejectStale, ruleBroken } from '@trackway/errors';
import type { CheckUrl } from '@trackway/outbound';
import type { Caller, Clock, NewId } from '@trackway/runtime';
import { ownerOf } from '../../shared/owner';
import { assertExisting, type FindExisting } from '../../shared/require-existing';
import { requireScopes } from '../../shared/require-scopes';
import type { UnitOfWork, WebhookStores } from '../../unit-of-work';
import { scopesOfKinds } from '../events/kind-scopes';
import { findHeadersError, mergeHeaders } from './custom-headers';
import { unknownFields } from './event-filter-schema';
import type { CheckView } from './view-check';
import { disabled, enabled, nextVersion, type Webhook, type WebhookFields } from './webhook';
import { auditWebhook } from './webhook-audit';

/** Each event adds one delivery for each webhook. */
const MAX_WEBHOOKS = 50;
const PAUSED = 'A user deactivated the webhook. Deliveries remain pending until it is activated again.';

/** A user who changes one of these fields becomes the owner, whose scopes are checked for each delivery. */
const DESTINATION_FIELDS = ['url', 'kinds', 'projectIds', 'funnelId', 'viewId', 'filters'] as const;

interface Deps {
  readonly unitOfWork: UnitOfWork<WebhookStores>;
  readonly checkUrl: CheckUrl;
  readonly checkView: CheckView;
  readonly findProjects: FindExisting;
  readonly newSecret: () => string;
  readonly newId: NewId;
  readonly clock: Clock;
}

export interface WebhookTarget {
  readonly id: string;
  /** The version that the client has read. */
  readonly ifVersion?: number;
}

export type WebhookChanges = Partial<Omit<WebhookFields, 'headers'>> & {
  readonly active?: boolean;
  /** Null removes a header. */
  readonly headers?: Readonly<Record<string, string | null>>;
};

/** Creates a webhook with a secret, which is shown once. */
export function makeCreateWebhook(deps: Deps) {
  return async (author: Caller, { active, ...fields }: WebhookFields & { active: boolean }): Promise<Webhook> => {
    requireScopes(author, scopesOfKinds(fields.kinds));
    if (fields.viewId) await deps.checkView(author, fields.viewId);
    await assertProjectsExist(deps, fields.projectIds ?? []);
    return deps.unitOfWork.run(author.frameId, async (stores) => {
      await assertValidTarget(deps, stores, author.frameId, fields);
      assertValidFilters(fields);
      await assertBelowWebhookLimit(stores, author.frameId);
      const now = deps.clock();
      const webhook: Webhook = {
        ...fields,
        id: deps.newId(),
        secret: deps.newSecret(),
        previousSecret: null,
        disabled: active ? null : { reason: 'paused', notice: PAUSED, at: now },
        failingSince: null,
        owner: ownerOf(author),
        version: 1,
        createdAt: now,
        updatedAt: now,
        deletedAt: null,
      };
      await stores.webhooks.insert(author.frameId, webhook);
      await stores.outbox.add(auditWebhook(author, 'created', webhook));
      await stores.recordEffect(webhook.id);
      return webhook;
    });
  };
}

/**
 * Changes the given fields. Publishes nothing without a change. If the URL changes or the webhook is enabled, pending
 * deliveries are retried now.
 */
export function makeUpdateWebhook(deps: Deps) {
  return async (
    author: Caller,
    target: WebhookTarget,
    { active, headers, ...changes }: WebhookChanges,
  ): Promise<Webhook> => {
    if (changes.viewId) await deps.checkView(author, changes.viewId);
    if (changes.projectIds) await assertProjectsExist(deps, changes.projectIds, await projectsOf(deps, author, target));
    return deps.unitOfWork.run(author.frameId, async (stores) => {
      const { frameId } = author;
      const current = await lockWebhook(stores, frameId, target);
      await assertValidTarget(deps, stores, frameId, changes);
      const proposed = { ...current, ...changes, headers: changedHeadersOf(current, changes.url, headers) };
      assertValidFilters(proposed);
      if (isDeepStrictEqual(proposed, current) && !isSwitched(current, active)) return current;
      const isOnlySwitchedOff = active === false && !headers && Object.keys(changes).length === 0;
      if (!isOnlySwitchedOff) requireScopes(author, scopesOfKinds(proposed.kinds));
      const isRewritten = DESTINATION_FIELDS.some((field) => !isDeepStrictEqual(proposed[field], current[field]));
      const wanted = isRewritten ? { ...proposed, owner: ownerOf(author) } : proposed;
      const now = deps.clock();
      const webhook = switched(nextVersion(wanted, now), active, now);
      await stores.webhooks.update(frameId, webhook);
      await stores.outbox.add(auditWebhook(author, 'updated', webhook, { before: current }));
      const isOn = current.disabled && !webhook.disabled;
      if (isOn || webhook.url !== current.url) await stores.deliveries.resume(frameId, webhook.id);
      return webhook;
    });
  };
}

/** @throws AppError if the webhook does not exist, is deleted, or has another version than the client has read. */
export async function lockWebhook(
  { webhooks }: Pick<WebhookStores, 'webhooks'>,
  frameId: string,
  { id, ifVersion }: WebhookTarget,
): Promise<Webhook> {
  const webhook = await webhooks.lock(frameId, id);
  if (!webhook || webhook.deletedAt) throw notFound('webhook');
  rejectStale(webhook.version, ifVersion);
  return webhook;
}

/** Projects that the webhook names already may have been deleted since. */
async function assertProjectsExist(
  { findProjects }: Pick<Deps, 'findProjects'>,
  ids: readonly string[],
  known: readonly string[] = [],
): Promise<void> {
  const references = ids.map((id, index) => ({ id, field: `project_ids.${index}` }));
  await assertExisting(
    'project',
    references.filter(({ id }) => !known.includes(id)),
    findProjects,
  );
}

function projectsOf(
  { unitOfWork }: Pick<Deps, 'unitOfWork'>,
  { frameId }: Caller,
  { id }: WebhookTarget,
): Promise<readonly string[]> {
  return unitOfWork.run(frameId, async ({ webhooks }) => (await webhooks.find(frameId, id))?.projectIds ?? []);
}

function isSwitched({ disabled }: Webhook, active: boolean | undefined): boolean {
  return active !== undefined && active !== (disabled === null);
}

function switched(webhook: Webhook, active: boolean | undefined, now: Date): Webhook {
  if (!isSwitched(webhook, active)) return webhook;
  const { version } = webhook;
  return { ...(active ? enabled(webhook, now) : disabled(webhook, 'paused', PAUSED, now)), version };
}

async function assertValidTarget(
  { checkUrl }: Pick<Deps, 'checkUrl'>,
  { funnels }: Pick<WebhookStores, 'funnels'>,
  frameId: string,
  { url, funnelId }: Partial<WebhookFields>,
): Promise<void> {
  const issue = url === undefined ? undefined : checkUrl(url);
  if (issue) throw invalidInput({ url: [issue] });
  if (!funnelId) return;
  const [funnel] = await funnels.findMany(frameId, [funnelId]);
  if (!funnel || funnel.deletedAt) throw referenceNotFound('funnel', 'funnel_id', funnelId);
}

function assertValidFilters({ filters, kinds }: Pick<WebhookFields, 'filters' | 'kinds'>): void {
  const errors = unknownFields(filters, kinds);
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
}

/** Values of headers are not sent to another origin, so that a client that cannot read them cannot redirect them. */
function changedHeadersOf(
  current: Webhook,
  url: string | undefined,
  changes: Readonly<Record<string, string | null>> = {},
): WebhookFields['headers'] {
  const isMoved = url !== undefined && new URL(url).origin !== new URL(current.url).origin;
  const missing = Object.keys(current.headers).filter((name) => isMoved && !Object.hasOwn(changes, name));
  if (missing.length > 0) {
    const message = `The URL has another origin. Send the values of these headers again, or null: ${missing.join(', ')}.`;
    throw invalidInput({ headers: [message] });
  }
  const merged = mergeHeaders(current.headers, changes);
  const error = findHeadersError(merged);
  if (error) throw invalidInput({ headers: [error] });
  return merged;
}

/** @throws AppError `webhook_limit_reached` */
export async function assertBelowWebhookLimit(
  { webhooks }: Pick<WebhookStores, 'webhooks'>,
  frameId: string,
): Promise<void> {
  if ((await webhooks.countForLimit(frameId)) < MAX_WEBHOOKS) return;
  throw ruleBroken('webhook_limit_reached', `A frame can have at most ${MAX_WEBHOOKS} webhooks. Delete one first.`);
}
