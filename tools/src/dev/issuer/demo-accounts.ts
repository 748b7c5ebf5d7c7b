import { DEMO_FRAME_ID, DEMO_USER } from '../token/demo';

const AREAS = ['projects', 'funnels', 'forms', 'spreadsheets', 'channels', 'automations', 'system'] as const;

const readAll = AREAS.map((area) => `${area}:read`);
const writeAll = AREAS.map((area) => `${area}:write`);

/** Scopes of the API that the console requests. An account gets those that it has. */
export const API_SCOPES: readonly string[] = [...readAll, ...writeAll];

export interface DemoAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly about: string;
  readonly scopes: readonly string[];
}

/** Users of the demo frame, with different scopes. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { ...DEMO_USER, about: 'Administrator: every scope', scopes: API_SCOPES },
  {
    id: '01938b5e-0000-7000-8000-00000000d3a2',
    name: 'Rita Reader',
    email: 'rita@example.org',
    about: 'Reads everything, changes nothing',
    scopes: readAll,
  },
  {
    id: '01938b5e-0000-7000-8000-00000000d3a3',
    name: 'Sam Sales',
    email: 'sam@example.org',
    about: 'Projects, funnels and forms, no administration',
    scopes: API_SCOPES.filter((scope) => /^(projects|funnels|forms|spreadsheets):/.test(scope)),
  },
  {
    id: '01938b5e-0000-7000-8000-00000000d3a4',
    name: 'Cleo Connector',
    email: 'cleo@example.org',
    about: 'Channels and webhooks, reads projects',
    scopes: ['projects:read', 'channels:read', 'channels:write', 'automations:read', 'automations:write'],
  },
];

export const DEMO_ACCOUNTS_FRAME_ID = DEMO_FRAME_ID;
