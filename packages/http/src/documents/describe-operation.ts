import { z } from 'zod';
import { describeDeprecation } from '../routes/deprecation';
import { isListing, type Route } from '../routes/route';

/** The description of a route: its own one, and what follows from its declaration. */
export function describeOperation(route: Route): string {
  const { description, scope, deprecated } = route;
  const retirement = deprecated && describeDeprecation(deprecated);
  const access = { public: 'Public: no token is required.', authenticated: 'Any valid token is sufficient.' }[
    scope as string
  ];
  const derived = [listing(route), result(route), conditions(route)].filter((text) => text !== '').join(' ');
  return [retirement, description, derived, access ?? `Needs the scope \`${scope}\`.`].filter(Boolean).join('\n\n');
}

function listing(route: Route): string {
  if (!isListing(route) || !(route.query instanceof z.ZodObject)) return '';
  const filter = route.query.shape['filter'];
  const { properties = {} } = filter instanceof z.ZodType ? (filter.meta() ?? {}) : {};
  const names = Object.keys(properties as object).map((name) => `\`filter[${name}]\``);
  const filters = names.length > 0 ? ` Filters: ${names.join(', ')}.` : '';
  return `Paginated by \`page\` and \`perPage\`.${filters}`;
}

function result({ response, params = {} }: Route): string {
  const models = Object.values(params).flatMap(({ model }) => (model ? [`\`${model}_model_not_found\``] : []));
  const missing =
    models.length > 0 ? ` An unknown or malformed id in the path is 404 ${[...new Set(models)].join(' or ')}.` : '';
  if (response === null) return `Returns 204 without a body.${missing}`;
  if ('mediaType' in response) return `Returns ${[response.mediaType].flat().join(', ')}.${missing}`;
  const members = Object.keys(response).map((name) => `\`${name}\``);
  return `${members.length > 0 ? `Returns ${members.join(', ')}.` : 'Returns `response: true`.'}${missing}`;
}

function conditions({ idempotent, failures = [] }: Route): string {
  const retry = idempotent ? 'With `Idempotency-Key`, a repeated request has no second effect.' : '';
  const version = failures.includes('precondition_failed') ? 'With `If-Match`, an outdated version is 412.' : '';
  return [retry, version].filter((text) => text !== '').join(' ');
}
