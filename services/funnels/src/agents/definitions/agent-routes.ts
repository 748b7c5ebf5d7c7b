import { readPage } from '@trackway/application';
import {
  defineRoute,
  ifVersion,
  pageMetaSchema,
  type Reply,
  type Route,
  uuidParameter,
  versioned,
} from '@trackway/http';
import { z } from 'zod';
import type { Application } from '../../application';
import type { Agent } from './agent';
import { agentListingQuery, readAgentFilter } from './agent-filter';
import { agentSchema, createAgentBody, presentAgent, toChanges, toDefinition, updateAgentBody } from './agent-schemas';

const path = '/api/management/ai/agents';
const common = { tag: 'AI agents', response: { ai_agent: agentSchema } } as const;
const one = { ...common, path: `${path}/:agent`, params: { agent: uuidParameter('ai_agent') } } as const;

/** Definitions of agents. `execution-routes.ts` has their executions. */
export function agentRoutes({ commands, queries }: Application): Route[] {
  return [
    defineRoute({
      ...common,
      method: 'get',
      path,
      operationId: 'listAiAgents',
      summary: 'List AI agents, newest first',
      scope: 'automations:read',
      query: agentListingQuery,
      response: { meta: pageMetaSchema, ai_agents: z.array(agentSchema) },
      failures: ['validation_error'],
      handle: async ({ caller, query }) => {
        const { meta, agents } = await queries.listAgents(caller, readAgentFilter(query), readPage(query));
        return { meta, ai_agents: agents.map(presentAgent) };
      },
    }),
    defineRoute({
      ...common,
      method: 'post',
      path,
      operationId: 'createAiAgent',
      summary: 'Create an AI agent',
      description:
        'The agent acts on behalf of its author, with the scopes that the author has when it acts. Limits are required.',
      scope: 'automations:write',
      idempotent: true,
      recover: async ({ caller }, id) => agentReply(await queries.readAgent(caller, id)),
      body: createAgentBody,
      handle: async ({ caller, body }) => agentReply(await commands.createAgent(caller, toDefinition(body))),
    }),
    defineRoute({
      ...one,
      method: 'get',
      operationId: 'readAiAgent',
      summary: 'Read an AI agent',
      scope: 'automations:read',
      failures: ['ai_agent_model_not_found'],
      handle: async ({ caller, params }) => agentReply(await queries.readAgent(caller, params.agent)),
    }),
    defineRoute({
      ...one,
      method: 'get',
      path: `${one.path}/versions`,
      operationId: 'listAiAgentVersions',
      summary: 'List the newest versions of an AI agent, at most 200, newest first',
      scope: 'automations:read',
      response: { versions: z.array(agentSchema) },
      failures: ['ai_agent_model_not_found'],
      handle: async ({ caller, params }) => ({
        versions: (await queries.listAgentVersions(caller, params.agent)).map(presentAgent),
      }),
    }),
    defineRoute({
      ...one,
      method: 'patch',
      operationId: 'updateAiAgent',
      summary: 'Change an AI agent, which creates a new version',
      description: 'Executions that have started keep their version.',
      scope: 'automations:write',
      body: updateAgentBody,
      failures: ['ai_agent_model_not_found', 'precondition_failed'],
      handle: async ({ caller, params, body, request }) =>
        agentReply(await commands.updateAgent(caller, { id: params.agent, ...ifVersion(request) }, toChanges(body))),
    }),
    defineRoute({
      ...one,
      method: 'delete',
      operationId: 'deleteAiAgent',
      summary: 'Delete an AI agent; it can be restored',
      description: 'It can no longer be started. Its executions remain.',
      scope: 'automations:write',
      failures: ['ai_agent_model_not_found', 'precondition_failed'],
      handle: async ({ caller, params, request }) =>
        agentReply(await commands.deleteAgent(caller, { id: params.agent, ...ifVersion(request) })),
    }),
    defineRoute({
      ...one,
      method: 'post',
      path: `${one.path}/restore`,
      operationId: 'restoreAiAgent',
      summary: 'Restore a deleted AI agent',
      scope: 'automations:write',
      failures: ['ai_agent_model_not_found', 'precondition_failed'],
      handle: async ({ caller, params, request }) =>
        agentReply(await commands.restoreAgent(caller, params.agent, ifVersion(request).ifVersion)),
    }),
  ];
}

function agentReply(agent: Agent): Reply {
  return versioned({ ai_agent: presentAgent(agent) }, agent.version);
}
