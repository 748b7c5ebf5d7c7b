import { isDeepStrictEqual } from 'node:util';
import { invalidInput, notFound, rejectStale, ruleBroken } from '@trackway/errors';
import type { CheckUrl } from '@trackway/outbound';
import type { Caller, Clock, NewId } from '@trackway/runtime';
import { ownerOf } from '../../shared/owner';
import { requireScopes } from '../../shared/require-scopes';
import type { UnitOfWork, WebhookStores } from '../../unit-of-work';
import { scopesOfKinds } from '../events/kind-scopes';
import { disabled, enabled, nextVersion, type Webhook, type WebhookFields } from './webhook';
import { webhookAuditLine } from './webhook-audit';

/** Each event makes a row for each webhook that listens. */
const MAX_WEBHOOKS = 50;
const PAUSED = 'Somebody switched it off. Deliveries wait, in their order, until it is activated again.';

/** A user who changes what is sent where becomes the owner, whose scopes count for each delivery. */
const DESTINATION_FIELDS = ['url', 'kinds', 'projectIds', 'funnelId'] as const;

interface Deps {
  readonly unitOfWork: UnitOfWork<WebhookStores>;
  readonly checkUrl: CheckUrl;
  readonly newSecret: () => string;
  readonly newId: NewId;
  readonly clock: Clock;
}

export interface WebhookTarget {
  readonly id: string;
  /** The version that the client has seen, where it said so. */
  readonly ifVersion?: number;
}

export type WebhookChanges = Partial<WebhookFields> & { readonly active?: boolean };

/** Makes a webhook, with a secret that is shown this once. */
export function makeCreateWebhook(deps: Deps) {
  return (author: Caller, { active, ...fields }: WebhookFields & { active: boolean }): Promise<Webhook> =>
    deps.unitOfWork.run(author.frameId, async (stores) => {
      requireScopes(author, scopesOfKinds(fields.kinds));
      await assertValidTarget(deps, stores, author.frameId, fields);
      if ((await stores.webhooks.all(author.frameId)).length >= MAX_WEBHOOKS) throw tooMany();
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
      await stores.outbox.add(webhookAuditLine(author, webhook, 'created'));
      await stores.recordEffect(webhook.id);
      return webhook;
    });
}

/**
 * Changes what is given; changing nothing says nothing. What waits is tried at once where it goes to another address, or
 * where it was switched on.
 */
export function makeUpdateWebhook(deps: Deps) {
  return (author: Caller, target: WebhookTarget, { active, ...changes }: WebhookChanges): Promise<Webhook> =>
    deps.unitOfWork.run(author.frameId, async (stores) => {
      const { frameId } = author;
      const current = await lockWebhook(stores, frameId, target);
      await assertValidTarget(deps, stores, frameId, changes);
      const asked = { ...current, ...changes };
      if (isDeepStrictEqual(asked, current) && !isSwitched(current, active)) return current;
      const isOnlySwitchedOff = active === false && Object.keys(changes).length === 0;
      if (!isOnlySwitchedOff) requireScopes(author, scopesOfKinds(asked.kinds));
      const isRewritten = DESTINATION_FIELDS.some((field) => !isDeepStrictEqual(asked[field], current[field]));
      const wanted = isRewritten ? { ...asked, owner: ownerOf(author) } : asked;
      const now = deps.clock();
      const webhook = switched(nextVersion(wanted, now), active, now);
      await stores.webhooks.update(frameId, webhook);
      await stores.outbox.add(webhookAuditLine(author, webhook, 'updated', current));
      const isOn = current.disabled && !webhook.disabled;
      if (isOn || webhook.url !== current.url) await stores.deliveries.resume(frameId, webhook.id);
      return webhook;
    });
}

/** @throws AppError where there is none, it is deleted, or it has another version than the client has seen. */
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
  const fault = url === undefined ? undefined : checkUrl(url);
  if (fault) throw invalidInput({ url: [fault] });
  if (!funnelId) return;
  const [funnel] = await funnels.findMany(frameId, [funnelId]);
  if (!funnel || funnel.deletedAt) throw notFound('funnel');
}

function tooMany(): Error {
  return ruleBroken('webhook_limit_reached', `A frame has at most ${MAX_WEBHOOKS} webhooks. Delete one first.`);
}
