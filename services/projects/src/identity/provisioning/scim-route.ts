import { z } from 'zod';

/** What routes of SCIM have in common that read no body. */
export const scimRoute = {
  tag: 'SCIM',
  ignoresUnknownParameters: true,
  response: { mediaType: 'application/scim+json' },
  failures: ['malformed_request', 'precondition_failed', 'conflict'],
} as const;

/** The same of routes with a body. The use cases validate it, because SCIM has its own error messages. */
export const scimBodyRoute = { ...scimRoute, body: z.looseObject({}) } as const;
