import { readPage } from '@trackway/application';
import { defineRoute, pageMetaSchema, type Route, uuidParameter } from '@trackway/http';
import type { Caller } from '@trackway/runtime';
import { z } from 'zod';
import type { Application } from '../../application';
import { executionListingQuery, readExecutionFilter } from './execution-filter';
import { executionSchema, presentExecution, refuseExecutionBody, startExecutionBody } from './execution-schemas';
import type { ExecutionRecord } from './execution-store';
import { redactExecution } from './redact-execution';

const path = '/api/management/ai/agents';
const common = { tag: 'AI agents', response: { ai_agent_execution: executionSchema } } as const;
const one = {
  ...common,
  path: `${path}/executions/:execution`,
  params: { execution: uuidParameter('ai_agent_execution') },
} as const;

/** What agents do: an honest record of each execution, and a person's word where it is asked for. */
export function executionRoutes({ commands, queries }: Application): Route[] {
  return [
    defineRoute({
      ...common,
      method: 'get',
      path: `${path}/executions`,
      operationId: 'listAiAgentExecutions',
      summary: 'All executions of AI agents, newest first',
      description: 'Those of deleted agents too.',
      scope: 'automations:read',
      query: executionListingQuery,
      response: { meta: pageMetaSchema, executions: z.array(executionSchema) },
      failures: ['validation_error'],
      handle: async ({ caller, query }) => {
        const { meta, executions } = await queries.listExecutions(caller, readExecutionFilter(query), readPage(query));
        return { meta, executions: executions.map((one) => presentExecution(redactExecution(caller, one))) };
      },
    }),
    defineRoute({
      ...one,
      method: 'get',
      operationId: 'readAiAgentExecution',
      summary: 'One execution with its steps, tokens and cost',
      description:
        'Texts are empty without the read scopes of the data in them: those of the tools that were used, and `projects:read` if a rule started the execution.',
      scope: 'automations:read',
      failures: ['ai_agent_execution_model_not_found'],
      handle: async ({ caller, params }) => read(caller, await queries.readExecution(caller, params.execution)),
    }),
    defineRoute({
      ...common,
      method: 'post',
      path: `${path}/:agent/executions`,
      operationId: 'startAiAgentExecution',
      summary: 'Start an AI agent',
      description:
        'Answers at once; the execution runs as a job. On a project, tools that change something change that one alone. Also needs the scopes that the tools of the agent use.',
      scope: 'automations:write',
      idempotent: true,
      recover: async ({ caller }, id) => read(caller, await queries.readExecution(caller, id)),
      params: { agent: uuidParameter('ai_agent') },
      body: startExecutionBody,
      failures: ['ai_agent_model_not_found', 'project_model_not_found'],
      handle: async ({ caller, params, body: { input, project_id: projectId } }) => {
        const { id } = await commands.startExecution(caller, { agentId: params.agent, projectId, input });
        return read(caller, await queries.readExecution(caller, id));
      },
    }),
    defineRoute({
      ...one,
      method: 'post',
      path: `${one.path}/cancel`,
      operationId: 'cancelAiAgentExecution',
      summary: 'End an execution; what it has done stays done',
      scope: 'automations:write',
      failures: ['ai_agent_execution_model_not_found', 'conflict'],
      handle: async ({ caller, params }) => {
        await commands.cancelExecution(caller, params.execution);
        return read(caller, await queries.readExecution(caller, params.execution));
      },
    }),
    defineRoute({
      ...one,
      method: 'post',
      path: `${one.path}/approve`,
      operationId: 'approveAiAgentExecution',
      summary: 'Let an agent do what it waits for',
      description: 'Needs the scope of what the agent wants to do besides.',
      scope: 'automations:write',
      failures: ['ai_agent_execution_model_not_found', 'conflict'],
      handle: async ({ caller, params }) => {
        await commands.approveExecution(caller, params.execution);
        return read(caller, await queries.readExecution(caller, params.execution));
      },
    }),
    defineRoute({
      ...one,
      method: 'post',
      path: `${one.path}/refuse`,
      operationId: 'refuseAiAgentExecution',
      summary: 'Tell an agent that it may not do what it waits for',
      scope: 'automations:write',
      body: refuseExecutionBody,
      failures: ['ai_agent_execution_model_not_found', 'conflict'],
      handle: async ({ caller, params, body: { reason = '' } }) => {
        await commands.rejectExecution(caller, params.execution, reason);
        return read(caller, await queries.readExecution(caller, params.execution));
      },
    }),
  ];
}

function read(caller: Caller, execution: ExecutionRecord) {
  return { ai_agent_execution: presentExecution(redactExecution(caller, execution)) };
}
