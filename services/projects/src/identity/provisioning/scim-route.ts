import { z } from 'zod';
import { scimReadQuery } from './scim-query';
import { SCIM_MEDIA_TYPE } from './scim-replies';
import { scimErrorSchema } from './scim-schemas';

const common = {
  tag: 'SCIM',
  ignoresUnknownParameters: true,
  ownErrors: { mediaType: SCIM_MEDIA_TYPE, schema: scimErrorSchema },
} as const;

/** What routes of SCIM have in common that return resources. */
export const scimRoute = { ...common, query: scimReadQuery, failures: ['malformed_request'] } as const;

/** The same of routes with a body. The use cases validate it, because SCIM has its own error messages. */
export const scimBodyRoute = {
  ...scimRoute,
  body: z.looseObject({}),
  bodyMediaType: SCIM_MEDIA_TYPE,
  failures: ['malformed_request', 'forbidden', 'conflict'],
} as const;

/** The same of routes that change resources. */
export const scimChangeRoute = {
  ...scimBodyRoute,
  failures: [...scimBodyRoute.failures, 'precondition_failed'],
} as const;

export const scimDeleteRoute = {
  ...common,
  method: 'delete',
  response: null,
  failures: ['malformed_request', 'forbidden', 'precondition_failed'],
} as const;

/** The response with a resource or a list. */
export function scimResponse(schema: z.ZodType) {
  return { mediaType: SCIM_MEDIA_TYPE, schema };
}
