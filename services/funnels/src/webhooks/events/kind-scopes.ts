import type { Scope } from '@trackway/contracts';
import { expandKinds, type WebhookKind } from './event-kinds';

const scopeOfSubject: Readonly<Record<string, Scope>> = {
  project: 'projects:read',
  task: 'projects:read',
  funnel: 'funnels:read',
  step_attachment: 'funnels:read',
  form: 'forms:read',
  conversation: 'channels:read',
  message: 'channels:read',
  audit: 'system:read',
};

/** The scope needed to read an event of this kind. */
export function scopeOfKind(kind: WebhookKind): Scope {
  return scopeOfSubject[kind.split('.', 1)[0] ?? ''] ?? 'automations:read';
}

/** Read scopes of all kinds of a subscription. */
export function scopesOfKinds(kinds: readonly (WebhookKind | '*')[]): Scope[] {
  return [...new Set(expandKinds(kinds).map(scopeOfKind))];
}
