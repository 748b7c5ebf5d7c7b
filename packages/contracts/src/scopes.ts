/** Areas of the API. A scope is `<area>:read` or `<area>:write`; `*` grants all of them. */
export const areas = ['projects', 'funnels', 'forms', 'spreadsheets', 'channels', 'automations', 'system'] as const;

export type Scope = `${(typeof areas)[number]}:${'read' | 'write'}`;

export const scopes: readonly Scope[] = areas.flatMap((area): Scope[] => [`${area}:read`, `${area}:write`]);
