import { defineRoute, type Route } from '@trackway/http';
import { z } from 'zod';
import { executionFields } from '../agents/execution-filter';
import { ruleFields } from '../rules/rule-filter';
import { webhookFields } from '../webhooks/webhook-filter';
import { funnelFields } from './funnel-filter';
import type { ListedField } from './listed-field';

const paramsSchema = z
  .object({
    filters: z.array(
      z.object({
        name: z.string(),
        input_type: z.enum(['text', 'number', 'date', 'boolean', 'select', 'relation']),
        operators: z.array(z.string()),
        options: z.array(z.object({ label: z.string(), value: z.string() })),
        arguments: z.array(z.object({ name: z.string(), type: z.string() })),
        hydrate: z.string().nullable(),
      }),
    ),
    sorting: z.array(z.object({ name: z.string() })),
  })
  .meta({ id: 'ListingParams' });

/** What listings can be filtered by: they know equality alone, and their order is fixed. */
function paramsOf(fields: readonly ListedField[]): z.infer<typeof paramsSchema> {
  const filters = fields.map(({ name, inputType, hydrate, options = [] }) => ({
    name,
    input_type: inputType,
    operators: ['equals'],
    options: [...options],
    arguments: [],
    hydrate,
  }));
  return { filters, sorting: [] };
}

const classes = [
  { name: 'funnel', operationId: 'readFunnelSearchParams', listing: 'funnels', fields: funnelFields },
  { name: 'automation', operationId: 'readAutomationSearchParams', listing: 'automations', fields: ruleFields },
  {
    name: 'agent_execution',
    operationId: 'readAgentExecutionSearchParams',
    listing: 'executions of AI agents',
    fields: executionFields,
  },
  { name: 'webhook', operationId: 'readWebhookSearchParams', listing: 'webhooks', fields: webhookFields },
] as const;

export function metadataRoutes(): Route[] {
  return classes.map(({ name, operationId, listing, fields }) =>
    defineRoute({
      method: 'get',
      path: `/api/management/system/params/${name}`,
      operationId,
      summary: `The fields of ${listing} for filtering and sorting`,
      tag: 'System',
      scope: 'system:read',
      response: { params: paramsSchema },
      handle: async () => ({ params: paramsOf(fields) }),
    }),
  );
}
