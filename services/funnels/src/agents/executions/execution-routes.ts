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

/** Executions of agents and decisions about their tool calls. */
export function executionRoutes({ commands, queries }: Application): Route[] {
  return [
    defineRoute({
      ...common,
      method: 'get',
      path: `${path}/executions`,
      operationId: 'listAiAgentExecutions',
      summary: 'List executions of AI agents, newest first',
      description: 'Includes executions of deleted agents.',
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
      summary: 'Read an execution with its steps, tokens and cost',
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
        'Responds immediately; the execution runs in the background. With a project, tools can change only that project. Also needs the scopes of the agent’s tools.',
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
      summary: 'Cancel an execution; what it has done is not undone',
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
      summary: 'Approve the tool calls that an agent waits for',
      description: 'Also needs the scopes of these tools.',
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
      summary: 'Reject the tool calls that an agent waits for',
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
