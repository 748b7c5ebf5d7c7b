import { readPage } from '@trackway/application';
import { defineRoute, pageMetaSchema, type Route, uuidParameter } from '@trackway/http';
import { z } from 'zod';
import type { Application } from '../../application';
import { readRunFilter, runListingQuery } from './run-filter';
import { automationRunSchema, executionLogSchema, presentAutomationRun, presentExecutionLog } from './run-schemas';

const ofScopes =
  'Without the read scope of its data, the detail of a trigger is empty; without projects:read, project is null and the value that a condition saw is left out.';

/** What rules have done, and why they have done nothing. */
export function runRoutes({ queries }: Application): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/management/steps/:step/assistants/execution-logs',
      operationId: 'listAssistantExecutionLogs',
      summary: 'What the assistants of a step have done, newest first',
      description: `Those of deleted assistants, and of a deleted step, are there too. Runs that did nothing are kept for 90 days, all others for good. ${ofScopes}`,
      tag: 'Assistants',
      scope: 'automations:read',
      params: { step: uuidParameter('step') },
      query: runListingQuery,
      response: { meta: pageMetaSchema, execution_logs: z.array(executionLogSchema) },
      failures: ['step_model_not_found', 'validation_error'],
      handle: async ({ caller, params, query }) => {
        const of = { stepId: params.step };
        const { meta, runs } = await queries.listRuns(caller, of, readRunFilter(query), readPage(query));
        return { meta, execution_logs: runs.map(presentExecutionLog) };
      },
    }),
    defineRoute({
      method: 'get',
      path: '/api/management/automations/:automation/runs',
      operationId: 'listAutomationRuns',
      summary: 'What an automation has done, newest first',
      description: `Those of a deleted automation too. Runs that did nothing are kept for 90 days, all others for good. ${ofScopes}`,
      tag: 'Automations',
      scope: 'automations:read',
      params: { automation: uuidParameter('automation') },
      query: runListingQuery,
      response: { meta: pageMetaSchema, runs: z.array(automationRunSchema) },
      failures: ['automation_model_not_found', 'validation_error'],
      handle: async ({ caller, params, query }) => {
        const of = { automationId: params.automation };
        const { meta, runs } = await queries.listRuns(caller, of, readRunFilter(query), readPage(query));
        return { meta, runs: runs.map(presentAutomationRun) };
      },
    }),
  ];
}
