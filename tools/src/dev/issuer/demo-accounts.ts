import { scopes } from '@trackway/contracts';
import { DEMO_USER } from '../token/demo';

export interface DemoAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly about: string;
  readonly scopes: readonly string[];
}

/** Users of the demo frame, with different scopes. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { ...DEMO_USER, about: 'Administrator: every scope', scopes },
  {
    id: '01938b5e-0000-7000-8000-00000000d3a2',
    name: 'Rita Reader',
    email: 'rita@example.org',
    about: 'Reads everything, changes nothing',
    scopes: scopes.filter((scope) => scope.endsWith(':read')),
  },
  {
    id: '01938b5e-0000-7000-8000-00000000d3a3',
    name: 'Sam Sales',
    email: 'sam@example.org',
    about: 'Projects, funnels and forms, no administration',
    scopes: scopes.filter((scope) => /^(projects|funnels|forms|spreadsheets):/.test(scope)),
  },
  {
    id: '01938b5e-0000-7000-8000-00000000d3a4',
    name: 'Cleo Connector',
    email: 'cleo@example.org',
    about: 'Channels and webhooks, reads projects',
    scopes: ['projects:read', 'channels:read', 'channels:write', 'automations:read', 'automations:write'],
  },
];
