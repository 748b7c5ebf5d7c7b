import type { Scope } from '@trackway/contracts';
import type { Caller } from '@trackway/runtime';
import type { z } from 'zod';

export interface ToolUse {
  /** The agent, with the scopes of its owner. */
  readonly caller: Caller;
  /** The project of the execution. Write tools can change only this project. */
  readonly projectId: string | null;
  /** Idempotency key: the same for every attempt of this call. */
  readonly key: string;
  readonly about: { readonly agentId: string; readonly agentName: string };
}

/** An operation that an AI agent can call. */
export interface Tool<Arguments = unknown> {
  readonly name: string;
  /** For the model: what the tool does and when to use it. */
  readonly description: string;
  readonly scope: Scope;
  /** Changes data, so that the agent may need an approval. */
  readonly writes: boolean;
  readonly parameters: z.ZodType<Arguments>;
  /** @throws AppError if the call is rejected or fails; the model gets a rejection as the result. */
  use(args: Arguments, use: ToolUse): Promise<unknown>;
}

/** All tools, by name. */
export type Toolbox = ReadonlyMap<string, Tool>;

/** Hides the argument type, so that tools can be in one list. */
export function defineTool<Arguments>(tool: Tool<Arguments>): Tool {
  return tool as Tool;
}
