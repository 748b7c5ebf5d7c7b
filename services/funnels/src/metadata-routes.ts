import { defineRoute, type Route, searchParamsSchema } from '@trackway/http';
import type { z } from 'zod';
import { executionFields } from './agents/executions/execution-filter';
import { ruleFields } from './automation/rules/rule-filter';
import { funnelFields } from './board/funnels/funnel-filter';
import type { ListedField } from './shared/listing/listed-field';
import { webhookFields } from './webhooks/subscriptions/webhook-filter';

/** Listings support `equals` only, and have a fixed order. */
function paramsOf(fields: readonly ListedField[]): z.infer<typeof searchParamsSchema> {
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
      summary: `Read the filter fields of ${listing}`,
      tag: 'System',
      scope: 'system:read',
      response: { params: searchParamsSchema },
      handle: async () => ({ params: paramsOf(fields) }),
    }),
  );
}
