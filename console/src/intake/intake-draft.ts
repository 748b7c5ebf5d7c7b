import type { CreateIntakeLink, UpdateIntakeLink } from '@trackway/client';
import { toLocalInput } from '../conversations/snooze-times';
import type { IntakeLink } from './intake-api';

/** What the form shows. Empty texts are null in the API. */
export interface IntakeDraft {
  readonly [field: string]: unknown;
  readonly name: string;
  /** Chosen when the link is created. */
  readonly form_id: string;
  readonly funnel_id: string;
  readonly template_id: string;
  readonly customer_id: string;
  readonly 'fields.project_name': string;
  readonly 'fields.contact_name': string;
  readonly 'fields.email': string;
  readonly 'fields.phone': string;
  readonly quota_total: string;
  readonly quota_per_day: string;
  readonly duplicate_window_hours: string;
  readonly proof_difficulty: string;
  readonly status_shows: readonly IntakeLink['status_shows'][number][];
  readonly redirect_url: string;
  /** One on each line. Null for the setting of the form. */
  readonly embed_origins: string | null;
  /** A local time. */
  readonly expires_at: string;
  readonly active: boolean;
}

export const USES = ['project_name', 'contact_name', 'email', 'phone'] as const;

export const NEW_INTAKE: IntakeDraft = {
  name: '',
  form_id: '',
  funnel_id: '',
  template_id: '',
  customer_id: '',
  'fields.project_name': '',
  'fields.contact_name': '',
  'fields.email': '',
  'fields.phone': '',
  quota_total: '',
  quota_per_day: '',
  duplicate_window_hours: '24',
  proof_difficulty: '15',
  status_shows: ['closed'],
  redirect_url: '',
  embed_origins: null,
  expires_at: '',
  active: true,
};

export function draftOf(link: IntakeLink): IntakeDraft {
  const { fields, embed_origins: origins, expires_at: expiry } = link;
  return {
    name: link.name,
    form_id: String(link.form_id),
    funnel_id: link.funnel_id ?? '',
    template_id: link.template_id ?? '',
    customer_id: link.customer_id ?? '',
    'fields.project_name': fields.project_name ?? '',
    'fields.contact_name': fields.contact_name ?? '',
    'fields.email': fields.email ?? '',
    'fields.phone': fields.phone ?? '',
    quota_total: String(link.quota_total ?? ''),
    quota_per_day: String(link.quota_per_day ?? ''),
    duplicate_window_hours: String(link.duplicate_window_hours),
    proof_difficulty: String(link.proof_difficulty),
    status_shows: link.status_shows,
    redirect_url: link.redirect_url ?? '',
    embed_origins: origins === null ? null : origins.join('\n'),
    expires_at: expiry === null ? '' : toLocalInput(new Date(expiry)),
    active: link.active,
  };
}

export function createBody(draft: IntakeDraft): CreateIntakeLink {
  return { ...updateBody(draft), form_id: Number(draft.form_id) } as CreateIntakeLink;
}

/** The members of the API for the fields that were changed. The API explains what is not valid. */
export function updateBody(changes: Partial<IntakeDraft>): UpdateIntakeLink {
  const body: Record<string, unknown> = {};
  for (const member of ['name', 'status_shows', 'active'] as const) {
    if (changes[member] !== undefined) body[member] = changes[member];
  }
  for (const member of ['funnel_id', 'template_id', 'customer_id', 'redirect_url'] as const) {
    if (changes[member] !== undefined) body[member] = changes[member] || null;
  }
  for (const member of ['quota_total', 'quota_per_day', 'duplicate_window_hours', 'proof_difficulty'] as const) {
    if (changes[member] !== undefined) body[member] = changes[member] === '' ? null : Number(changes[member]);
  }
  const fields = USES.flatMap((use) =>
    changes[`fields.${use}`] === undefined ? [] : [[use, changes[`fields.${use}`] || null]],
  );
  if (fields.length > 0) body['fields'] = Object.fromEntries(fields);
  if (changes.expires_at !== undefined) body['expires_at'] = instantOf(changes.expires_at);
  if (changes.embed_origins !== undefined) body['embed_origins'] = originsOf(changes.embed_origins);
  return body as UpdateIntakeLink;
}

/** A time that is not valid is sent as it is, because the API explains it. */
function instantOf(local: string): string | null {
  const time = new Date(local);
  if (local === '') return null;
  return Number.isNaN(time.getTime()) ? local : time.toISOString();
}

function originsOf(lines: string | null): readonly string[] | null {
  return lines === null ? null : lines.split('\n').flatMap((line) => line.trim() || []);
}
