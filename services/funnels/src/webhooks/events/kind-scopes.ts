import type { Scope } from '@trackway/contracts';
import { subscribableKinds, type WebhookKind } from './event-kinds';

const scopeOfSubject: Readonly<Record<string, Scope>> = {
  project: 'projects:read',
  task: 'projects:read',
  funnel: 'funnels:read',
  step_attachment: 'funnels:read',
  form: 'forms:read',
  conversation: 'channels:read',
  message: 'channels:read',
};

/** The scope that lets a client read what an event of this kind contains. */
export function scopeOfKind(kind: WebhookKind): Scope {
  return scopeOfSubject[kind.split('.', 1)[0] ?? ''] ?? 'automations:read';
}

/** Read scopes of everything that a webhook receives. */
export function scopesOfKinds(kinds: readonly (WebhookKind | '*')[]): Scope[] {
  const all = kinds.flatMap((kind) => (kind === '*' ? subscribableKinds : [kind]));
  return [...new Set(all.map(scopeOfKind))];
}
