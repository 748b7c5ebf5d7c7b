import { type AppError, isAppError } from '@trackway/errors';
import { z } from 'zod';
import { withOwnerScopes } from '../../shared/owner-scopes';
import { isRetryable } from '../../shared/queues/retries';
import type { OfferedTool, ToolCall } from '../models/model-provider';
import type { Tool, Toolbox } from '../tools/tool';
import { type Execution, type ExecutionStep, isFinished } from './execution';
import type { ExecutionContext, ExecutionDeps } from './execution-context';

/** What a model reads of an answer; the rest costs more than it helps. */
const MAX_RESULT_CHARACTERS = 16_000;

/** The tools of an agent as its model is told of them. */
export function offeredTools(toolbox: Toolbox, names: readonly string[]): OfferedTool[] {
  return names.flatMap((name) => {
    const tool = toolbox.get(name);
    return tool ? [{ name, description: tool.description, parameters: z.toJSONSchema(tool.parameters) }] : [];
  });
}

/** Whether a person has to decide about a call before it is made, and has not yet. */
export function needsApproval(
  { toolbox }: ExecutionDeps,
  { agent, execution }: ExecutionContext,
  call: ToolCall,
): boolean {
  if (!agent.needsApproval || !toolbox.get(call.name)?.writes) return false;
  return !execution.waiting.some(({ id }) => id === call.id);
}

/**
 * Makes a call that the model has asked for. What is wrong with it (an unknown tool, arguments without sense, a scope that the owner lacks, an id
 * of another frame, a gate that stays shut) is told to the model, which may do better; the execution goes on.
 * @throws AppError for what may mend itself.
 */
export async function useTool(deps: ExecutionDeps, work: ExecutionContext, call: ToolCall): Promise<void> {
  const { execution, actor, workerId } = work;
  const started = deps.clock();
  const result = await resultOf(deps, work, call);
  const at = deps.clock();
  const durationMs = at.getTime() - started.getTime();
  const step: ExecutionStep = {
    kind: 'tool_call',
    name: call.name,
    arguments: readArguments(call),
    result,
    durationMs,
  };
  await deps.unitOfWork.run(actor.frameId, async ({ executions }) => {
    const current = await executions.lockForWorker(actor.frameId, execution.id, workerId);
    if (!current || isFinished(current)) return;
    const messages = [{ role: 'tool', toolCallId: call.id, content: result }] as const;
    const progress = { status: 'running', messages, steps: [step], waiting: [], attempt: 1, at } as const;
    await executions.recordProgress(actor.frameId, execution.id, progress);
  });
}

async function resultOf(
  deps: ExecutionDeps,
  { agent, execution, actor }: ExecutionContext,
  call: ToolCall,
): Promise<string> {
  const tool = agent.tools.includes(call.name) ? deps.toolbox.get(call.name) : undefined;
  if (!tool) return errorText(`There is no tool ${call.name}.`);
  try {
    const args = parseArguments(tool, call);
    if (typeof args === 'string') return errorText(args);
    const caller = await withOwnerScopes(deps.fetchGrants, actor, agent.owner, tool.scope);
    const about = { agentId: agent.id, agentName: agent.name };
    const use = { caller, projectId: execution.projectId, key: keyOf(execution, call), about };
    return JSON.stringify(await tool.use(args.value, use)).slice(0, MAX_RESULT_CHARACTERS);
  } catch (error) {
    if (!isAppError(error) || isRetryable(error)) throw error;
    return errorText(messageOf(error));
  }
}

/** The same each time the call is tried. Providers that number the calls of each answer use an id again. */
function keyOf({ id, messages }: Execution, call: ToolCall): string {
  const uses = messages.filter(
    (message) => message.role === 'assistant' && message.toolCalls.some((one) => one.id === call.id),
  ).length;
  return uses > 1 ? `${id}:${call.id}:${uses}` : `${id}:${call.id}`;
}

/** The arguments, or what is wrong with them. */
function parseArguments(tool: Tool, call: ToolCall): { value: unknown } | string {
  const parsed = tool.parameters.safeParse(readArguments(call));
  if (parsed.success) return { value: parsed.data };
  return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join(' ');
}

function readArguments({ arguments: text }: ToolCall): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function messageOf({ message, details }: AppError): string {
  const fields = Object.entries(details.validation ?? {}).map(([field, texts]) => `${field}: ${texts.join(' ')}`);
  return [message, ...fields].join(' ');
}

function errorText(error: string): string {
  return JSON.stringify({ error });
}
