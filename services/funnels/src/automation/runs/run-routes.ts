import { readPage } from '@trackway/application';
import { defineRoute, pageMetaSchema, type Route, uuidParameter } from '@trackway/http';
import { z } from 'zod';
import type { Application } from '../../application';
import { readRunFilter, runListingQuery } from './run-filter';
import { automationRunSchema, executionLogSchema, presentAutomationRun, presentExecutionLog } from './run-schemas';

const ofScopes =
  'Without the read scope of its data, the detail of a trigger is empty; without projects:read, project is null and the values that conditions and actions read are left out.';

const retried = {
  method: 'post',
  description:
    'Continues with the action that failed; earlier actions are not repeated. The log lists the run again when it has ended. Needs the scopes of the rule.',
  scope: 'automations:write',
  response: { run: z.object({ id: z.uuid(), status: z.literal('pending') }) },
} as const;

const cancelled = {
  method: 'post',
  description: 'Its next actions are not executed. Those that were executed remain.',
  scope: 'automations:write',
  response: { run: z.object({ id: z.uuid(), status: z.literal('cancelled') }) },
} as const;

/** Logs of rules. */
export function runRoutes({ queries, commands }: Application): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/management/steps/:step/assistants/execution-logs',
      operationId: 'listAssistantExecutionLogs',
      summary: 'List the runs of a step’s assistants, newest first',
      description: `Includes deleted assistants and a deleted step. Skipped runs are retained for 90 days, all others permanently. ${ofScopes}`,
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
      summary: 'List the runs of an automation, newest first',
      description: `Includes a deleted automation. Skipped runs are retained for 90 days, all others permanently. ${ofScopes}`,
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
    defineRoute({
      ...retried,
      path: '/api/management/automations/:automation/runs/:run/retry',
      operationId: 'retryAutomationRun',
      summary: 'Retry a failed run of an automation',
      tag: 'Automations',
      params: { automation: uuidParameter('automation'), run: uuidParameter('rule_run') },
      failures: ['automation_model_not_found', 'rule_run_model_not_found', 'conflict'],
      handle: async ({ caller, params }) => {
        await commands.retryRun(caller, { kind: 'automation', ruleId: params.automation, runId: params.run });
        return { run: { id: params.run, status: 'pending' } };
      },
    }),
    defineRoute({
      ...cancelled,
      path: '/api/management/automations/:automation/runs/:run/cancel',
      operationId: 'cancelAutomationRun',
      summary: 'Cancel a waiting run of an automation',
      tag: 'Automations',
      params: { automation: uuidParameter('automation'), run: uuidParameter('rule_run') },
      failures: ['automation_model_not_found', 'rule_run_model_not_found', 'conflict'],
      handle: async ({ caller, params }) => {
        await commands.cancelRun(caller, { kind: 'automation', ruleId: params.automation, runId: params.run });
        return { run: { id: params.run, status: 'cancelled' } };
      },
    }),
    defineRoute({
      ...cancelled,
      path: '/api/management/steps/:step/assistants/:assistant/execution-logs/:run/cancel',
      operationId: 'cancelAssistantRun',
      summary: 'Cancel a waiting run of an assistant',
      tag: 'Assistants',
      params: {
        step: uuidParameter('step'),
        assistant: uuidParameter('step_assistant'),
        run: uuidParameter('rule_run'),
      },
      failures: ['step_assistant_model_not_found', 'rule_run_model_not_found', 'conflict'],
      handle: async ({ caller, params: { step: stepId, assistant: ruleId, run: runId } }) => {
        await commands.cancelRun(caller, { kind: 'assistant', stepId, ruleId, runId });
        return { run: { id: runId, status: 'cancelled' } };
      },
    }),
    defineRoute({
      ...retried,
      path: '/api/management/steps/:step/assistants/:assistant/execution-logs/:run/retry',
      operationId: 'retryAssistantRun',
      summary: 'Retry a failed run of an assistant',
      tag: 'Assistants',
      params: {
        step: uuidParameter('step'),
        assistant: uuidParameter('step_assistant'),
        run: uuidParameter('rule_run'),
      },
      failures: ['step_assistant_model_not_found', 'rule_run_model_not_found', 'conflict'],
      handle: async ({ caller, params: { step: stepId, assistant: ruleId, run: runId } }) => {
        await commands.retryRun(caller, { kind: 'assistant', stepId, ruleId, runId });
        return { run: { id: runId, status: 'pending' } };
      },
    }),
  ];
}
