import type { Scope } from '@trackway/contracts';
import type { Caller } from '@trackway/runtime';
import type { z } from 'zod';

/** On whose behalf and on what a tool works. */
export interface ToolUse {
  /** The agent, with the scopes of its owner. */
  readonly caller: Caller;
  /** The project that the execution is about; tools that change something change this one alone. */
  readonly projectId: string | null;
  /** The same for every try of this call: whoever acts on it acts once. */
  readonly key: string;
  readonly about: { readonly agentId: string; readonly agentName: string };
}

/** One of the API's own operations, as an AI agent may use it. */
export interface Tool<Arguments = unknown> {
  readonly name: string;
  /** For the model: what it does, and when it is the right one. */
  readonly description: string;
  readonly scope: Scope;
  /** Changes something, and so may need a person's word. */
  readonly writes: boolean;
  readonly parameters: z.ZodType<Arguments>;
  /** @throws AppError for what is refused, which the model is told, and for what may mend itself. */
  use(args: Arguments, use: ToolUse): Promise<unknown>;
}

/** All tools, by name. */
export type Toolbox = ReadonlyMap<string, Tool>;

/** A tool whose types are closed, to stand in a list with others. */
export function defineTool<Arguments>(tool: Tool<Arguments>): Tool {
  return tool as Tool;
}
