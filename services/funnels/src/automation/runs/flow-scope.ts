import type { FetchProject } from '../../board/projects/projects-client';
import type { AnyAction } from '../definition/flow-action';
import type { Values } from '../definition/template-text';
import { variablesUsedBy } from '../definition/texts-of-action';
import type { Rule } from '../rules/rule';
import type { TriggerEvent } from '../triggers/trigger-event';

/** What an action sees at its place: its project, and the outputs of the actions before it. */
export interface FlowScope {
  /** Of the run, or the current item of a `for_each`. */
  readonly projectId: string | null;
  readonly outputs: Values;
  readonly item?: { readonly name: string | undefined; readonly number: number };
}

/** The values of the variables of an action. The project is fetched only if a variable needs it. */
export async function valuesFor(
  action: AnyAction,
  { projectId, outputs, item }: FlowScope,
  { rule, trigger }: { readonly rule: Rule; readonly trigger: TriggerEvent },
  fetchProject: FetchProject,
): Promise<Values> {
  const common = {
    ...outputs,
    rule: { id: rule.id, name: rule.name },
    trigger: { ...trigger.detail, type: trigger.type },
  };
  const used = new Set(variablesUsedBy(action).map((name) => name.split('.')[0]));
  const needsProject = used.has('project') || (item?.name !== undefined && used.has(item.name));
  if (!needsProject) return common;
  const project = await readProject(projectId, fetchProject);
  return { ...common, project, ...(item?.name ? { [item.name]: { ...project, number: item.number } } : {}) };
}

async function readProject(projectId: string | null, fetchProject: FetchProject): Promise<Values> {
  const project = projectId === null ? undefined : await fetchProject(projectId);
  return project ? { id: project.id, code: project.code, name: project.name } : {};
}
