import type { Caller } from '@trackway/runtime';

/** What tools that read give, ready for a model. An id of another frame is one of nothing. @throws AppError `not_found` */
export interface AgentData {
  project(caller: Caller, projectId: string | null): Promise<unknown>;
  search(caller: Caller, filters: readonly Readonly<Record<string, unknown>>[]): Promise<unknown>;
  funnels(caller: Caller, projectId: string | null): Promise<unknown>;
  answers(caller: Caller, projectId: string | null): Promise<unknown>;
}
