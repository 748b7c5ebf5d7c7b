import type { Caller } from '@trackway/runtime';

/** Data for read tools, in the format for a model. Ids of other frames are not found. @throws AppError `not_found` */
export interface AgentData {
  project(caller: Caller, projectId: string | null): Promise<unknown>;
  search(caller: Caller, filters: readonly Readonly<Record<string, unknown>>[]): Promise<unknown>;
  funnels(caller: Caller, projectId: string | null): Promise<unknown>;
  answers(caller: Caller, projectId: string | null): Promise<unknown>;
}
