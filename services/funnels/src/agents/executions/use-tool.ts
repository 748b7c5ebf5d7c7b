import { type AppError, isAppError } from '@trackway/errors';
import { z } from 'zod';
import { withOwnerScopes } from '../../shared/owner-scopes';
import { isRetryable } from '../../shared/queues/retries';
import type { OfferedTool, ToolCall } from '../models/model-provider';
import type { Tool, Toolbox } from '../tools/tool';
import { type Execution, type ExecutionStep, isFinished } from './execution';
import type { ExecutionContext, ExecutionDeps } from './execution-context';

/** Longer results are truncated. */
const MAX_RESULT_CHARACTERS = 16_000;

/** The tools of an agent in the format for its model. */
export function offeredTools(toolbox: Toolbox, names: readonly string[]): OfferedTool[] {
  return names.flatMap((name) => {
    const tool = toolbox.get(name);
    return tool ? [{ name, description: tool.description, parameters: z.toJSONSchema(tool.parameters) }] : [];
  });
}

/** True if a user must approve the call and has not done so yet. */
export function needsApproval(
  { toolbox }: ExecutionDeps,
  { agent, execution }: ExecutionContext,
  call: ToolCall,
): boolean {
  if (!agent.needsApproval || !toolbox.get(call.name)?.writes) return false;
  return !execution.waiting.some(({ id }) => id === call.id);
}

/**
 * Executes a tool call and stores its result. Errors of the call (an unknown tool, invalid arguments, a missing scope,
 * an id of another frame, a blocked move) become its result, so that the model can react.
 * @throws AppError if the call should be retried.
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

/** Idempotency key of the call. Some providers use the same call ids again in later replies. */
function keyOf({ id, messages }: Execution, call: ToolCall): string {
  const uses = messages.filter(
    (message) => message.role === 'assistant' && message.toolCalls.some((one) => one.id === call.id),
  ).length;
  return uses > 1 ? `${id}:${call.id}:${uses}` : `${id}:${call.id}`;
}

/** Returns the arguments, or an error message. */
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
