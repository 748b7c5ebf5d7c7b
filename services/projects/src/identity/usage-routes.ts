import { readPage, valueTypes } from '@trackway/application';
import { defineRoute, pageMetaSchema, pageQuery, type Route } from '@trackway/http';
import { z } from 'zod';
import type { IdentityModule } from './identity-module';
import type { UsageTotals } from './usage/usage-store';

const count = (description: string) => z.int().meta({ description });

const totals = {
  requests: count('Requests with a valid token, also rejected ones'),
  client_errors: count('Responses with 4xx, except 429'),
  server_errors: count('Responses with 5xx'),
  throttled: count('Responses with 429'),
};

const name = z.string().nullable().meta({ description: 'Name; null if it is not known' });

const usageSchema = z
  .object({
    day: z.iso.date().meta({ description: 'Day in UTC' }),
    subject: z
      .object({ id: z.uuid(), kind: z.enum(['user', 'service_account']), name })
      .meta({ description: 'The user or service account of the token' }),
    token: z
      .object({ id: z.uuid(), name })
      .nullable()
      .meta({ description: 'The personal access token; null for all other tokens of the subject' }),
    ...totals,
  })
  .meta({ id: 'Usage' });

const usageQuery = pageQuery.extend({
  from: valueTypes.day.optional().meta({ description: 'First day (YYYY-MM-DD, UTC). Default: 30 days up to `to`' }),
  to: valueTypes.day.optional().meta({ description: 'Last day, included. Default: today' }),
});

/** How many requests the tokens of the frame made. */
export function usageRoutes({ queries }: Pick<IdentityModule, 'queries'>): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/management/usage',
      operationId: 'readUsage',
      summary: 'List the requests of each token by day, newest first',
      description:
        'Counts of the last 90 days, at most a minute old. Days are in UTC. Requests without a valid token and those to unknown paths are not counted. A call of a tool over MCP counts twice: the message and the request that it makes.',
      tag: 'System',
      scope: 'system:read',
      query: usageQuery,
      response: {
        meta: pageMetaSchema,
        usage: z.array(usageSchema),
        total: z.object(totals).meta({ description: 'The sum of all pages' }),
      },
      handle: async ({ caller, query }) => {
        const { meta, usage, sum } = await queries.readUsage(caller, {
          from: query.from,
          to: query.to,
          page: readPage(query),
        });
        const rows = usage.map(({ day, subject, token, ...counts }) => ({
          day,
          subject: { ...subject },
          token,
          ...present(counts),
        }));
        return { meta, usage: rows, total: present(sum) };
      },
    }),
  ];
}

function present({ requests, clientErrors, serverErrors, throttled }: UsageTotals) {
  return { requests, client_errors: clientErrors, server_errors: serverErrors, throttled };
}
