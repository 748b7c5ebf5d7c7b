import { defineRoute, type Route } from '@trackway/http';
import { z } from 'zod';
import { executionFields } from '../agents/execution-schemas';
import { ruleFields } from '../rules/rule-filter';
import { funnelFields } from './funnel-filter';

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

interface ListedField {
  readonly name: string;
  readonly inputType: z.infer<typeof paramsSchema>['filters'][number]['input_type'];
  readonly hydrate: string | null;
  readonly options?: readonly { readonly label: string; readonly value: string }[];
}

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

export function metadataRoutes(): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/management/system/params/funnel',
      operationId: 'readFunnelSearchParams',
      summary: 'The fields of funnels for filtering and sorting',
      tag: 'System',
      scope: 'system:read',
      response: { params: paramsSchema },
      handle: async () => ({ params: paramsOf(funnelFields) }),
    }),
    defineRoute({
      method: 'get',
      path: '/api/management/system/params/automation',
      operationId: 'readAutomationSearchParams',
      summary: 'The fields of automations for filtering and sorting',
      tag: 'System',
      scope: 'system:read',
      response: { params: paramsSchema },
      handle: async () => ({ params: paramsOf(ruleFields) }),
    }),
    defineRoute({
      method: 'get',
      path: '/api/management/system/params/agent_execution',
      operationId: 'readAgentExecutionSearchParams',
      summary: 'The fields of executions of AI agents for filtering and sorting',
      tag: 'System',
      scope: 'system:read',
      response: { params: paramsSchema },
      handle: async () => ({ params: paramsOf(executionFields) }),
    }),
  ];
}
