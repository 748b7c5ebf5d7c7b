import type { ResponseConfig } from '@asteasolutions/zod-to-openapi';
import { docUrl, httpStatus, notFound } from '@trackway/errors';
import { z } from 'zod';
import { cannotBeFiltered, type Route } from '../routes/route';
import { errorSchema } from './error-schema';
import { statusOfCode } from './error-statuses';
import { errorTexts } from './error-texts';
import { sharedFailureOf, URI_TOO_LONG } from './shared-errors';

type Reference = { readonly $ref: string };

const OTHER: ResponseConfig = {
  description: 'Any other failure has the same form.',
  content: { 'application/json': { schema: errorSchema } },
};

/** Error responses of an operation by status: its own codes, and shared ones by reference. */
export function failuresOf(route: Route): Record<string, ResponseConfig | Reference> {
  const responses: Record<string, ResponseConfig | Reference> = { default: OTHER };
  for (const status of commonStatuses(route)) responses[status] = shared(sharedFailureOf[status]);
  for (const [status, codes] of ownCodes(route)) responses[status] = named(codes, status, route);
  return responses;
}

function commonStatuses(route: Route): (keyof typeof sharedFailureOf)[] {
  const { malformed, unauthenticated, forbidden, too_large, unsupported_media_type, invalid } = httpStatus;
  const takesBody = [route.body, route.multipart, route.rawBody].some((schema) => schema !== undefined);
  return [
    malformed,
    ...(route.scope === 'public' ? [] : [unauthenticated]),
    ...(route.scope === 'public' || route.scope === 'authenticated' ? [] : [forbidden]),
    ...(takesBody ? [too_large, unsupported_media_type] : []),
    ...(takesBody || route.query ? [invalid] : []),
    URI_TOO_LONG,
    httpStatus.too_many,
    httpStatus.internal,
    httpStatus.unavailable,
    httpStatus.timeout,
  ];
}

/** A malformed id in the path is reported as not found, so every parameter with a model adds its code. */
function ownCodes(route: Route): Map<number, string[]> {
  const { failures = [], params = {}, ranges } = route;
  const byStatus = new Map<number, string[]>();
  const ofPath = Object.values(params).flatMap(({ model }) => (model ? [notFoundCode(model)] : []));
  const ofFilters = cannotBeFiltered(route) ? ['validation_error'] : [];
  const ofRanges = ranges ? ['unsatisfiable_range'] : [];
  for (const failure of new Set([...failures, ...ofPath, ...ofFilters, ...ofRanges])) {
    const code = typeof failure === 'string' ? failure : failure.code;
    const status = typeof failure === 'string' ? statusOfCode(failure) : failure.status;
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const rules = byStatus.get(httpStatus.invalid);
  if (rules && hasInput(route) && !rules.includes('validation_errors')) rules.push('validation_errors');
  return byStatus;
}

/** Whether a request has a body or a query that is validated, also by the handler. */
function hasInput({ body, documentedBody, multipart, rawBody, query }: Route): boolean {
  return [body, documentedBody, multipart, rawBody, query].some((schema) => schema !== undefined);
}

function notFoundCode(model: string): string {
  return `${model}_model_not_found`;
}

function named(codes: readonly string[], status: number, route: Route): ResponseConfig {
  const { ownErrors } = route;
  const json = { schema: errorSchema, examples: Object.fromEntries(codes.map(example)) };
  return {
    description: codes.map((code) => `\`${code}\``).join(', '),
    content: {
      ...(ownErrors ? { [ownErrors.mediaType]: { schema: ownErrors.schema } } : {}),
      ...(ownErrors === undefined || status in sharedFailureOf ? { 'application/json': json } : {}),
      ...pageOf(route),
    },
  };
}

/** Error page for browsers. */
export function pageOf({ page }: Route) {
  return page ? { 'text/html': { schema: z.string() } } : {};
}

/** A structural test rejects it. */
const NO_TEXT = 'See doc_url.';

function example(code: string) {
  const model = /^(.*)_model_not_found$/.exec(code)?.[1];
  const error = model ? notFound(model).message : (errorTexts[code] ?? NO_TEXT);
  return [code, { value: { response: false, message: code, error, doc_url: docUrl(code), request_id: null } }] as const;
}

function shared(name: string): Reference {
  return { $ref: `#/components/responses/${name}` };
}
