import type {
  AssistantExecutionLog,
  Automation,
  AutomationRun,
  Call,
  CallOptions,
  CreateAutomation,
  CreateStepAssistant,
  ResponseOf,
  RuleSimulation,
  RuleTestResult,
  RuleVersionDiff,
  RuleVersionSummary,
  StepAssistant,
  UpdateAutomation,
  UpdateStepAssistant,
} from '@trackway/client';
import type { PageMeta } from '../ui/page-meta';
import type { RulesSearch } from './rules-search';

/** A rule is an automation, or an assistant of a step. */
export interface RuleRef {
  readonly id: string;
  readonly step?: string | undefined;
}

export type Rule = Automation | StepAssistant;
export type RuleRun = AutomationRun | AssistantExecutionLog;

interface RunsPage {
  readonly runs: readonly RuleRun[];
  readonly meta: PageMeta;
}

interface VersionsPage {
  readonly rule_versions: readonly RuleVersionSummary[];
  readonly meta: PageMeta;
}

export type Explanation = ResponseOf<'get', '/api/management/automations/{automation}/explain'>;
export type Simulation = RuleSimulation;

const AUTOMATION = '/api/management/automations/{automation}';
const ASSISTANTS = '/api/management/steps/{step}/assistants';
const ASSISTANT = `${ASSISTANTS}/{assistant}` as const;
const PER_PAGE = 50;

export async function readRule(call: Call, { id, step }: RuleRef): Promise<Rule> {
  if (!step) return (await call('get', AUTOMATION, { path: { automation: id } })).automation;
  return (await call('get', ASSISTANT, { path: { step, assistant: id } })).step_assistant;
}

/** Path of a rule in the API. */
export function rulePath({ id, step }: RuleRef): string {
  return step ? `/api/management/steps/${step}/assistants/${id}` : `/api/management/automations/${id}`;
}

export async function setActive(
  call: Call,
  { id, step }: RuleRef,
  active: boolean,
  options: Pick<CallOptions, 'ifMatch'>,
): Promise<void> {
  if (step) await call('patch', ASSISTANT, { path: { step, assistant: id }, body: { active } }, options);
  else await call('patch', AUTOMATION, { path: { automation: id }, body: { active } }, options);
}

/** Creates an automation, or an assistant of a step. The API checks the input, of which any part may be missing. */
export async function createRule(call: Call, step: string | undefined, body: unknown): Promise<Rule> {
  if (!step) return (await call('post', '/api/management/automations', { body: body as CreateAutomation })).automation;
  return (await call('post', ASSISTANTS, { path: { step }, body: body as CreateStepAssistant })).step_assistant;
}

export async function updateRule(
  call: Call,
  { id, step }: RuleRef,
  body: unknown,
  options: Pick<CallOptions, 'ifMatch'>,
): Promise<void> {
  const assistant = { step: step ?? '', assistant: id };
  if (step) await call('patch', ASSISTANT, { path: assistant, body: body as UpdateStepAssistant }, options);
  else await call('patch', AUTOMATION, { path: { automation: id }, body: body as UpdateAutomation }, options);
}

export async function deleteRule(call: Call, { id, step }: RuleRef): Promise<void> {
  if (step) await call('delete', ASSISTANT, { path: { step, assistant: id } });
  else await call('delete', AUTOMATION, { path: { automation: id } });
}

/** The latest run of an automation, or the latest runs of all assistants of a step. */
export async function readLastRuns(call: Call, { id, step }: Partial<RuleRef>): Promise<readonly RuleRun[]> {
  if (step) {
    const query = { perPage: PER_PAGE * 2 };
    return (await call('get', `${ASSISTANTS}/execution-logs`, { path: { step }, query })).execution_logs;
  }
  const input = { path: { automation: id ?? '' }, query: { perPage: 1 } };
  return (await call('get', `${AUTOMATION}/runs`, input)).runs;
}

/** A page of the runs, newest first. Those of an assistant are listed by its step. */
export async function readRuns(
  call: Call,
  { id, step }: RuleRef,
  { status, page = 1, perPage = PER_PAGE }: Pick<RulesSearch, 'status' | 'page'> & { readonly perPage?: number },
): Promise<RunsPage> {
  const filter = status ? { status } : {};
  const query = { page, perPage };
  if (!step) return call('get', `${AUTOMATION}/runs`, { path: { automation: id }, query: { ...query, filter } });
  const input = { path: { step }, query: { ...query, filter: { ...filter, assistant_id: id } } };
  const { execution_logs: runs, meta } = await call('get', `${ASSISTANTS}/execution-logs`, input);
  return { runs, meta };
}

/** The latest run of one rule. */
export async function readLastRun(call: Call, of: RuleRef): Promise<RuleRun | undefined> {
  return (await readRuns(call, of, { perPage: 1 })).runs[0];
}

/** Executes a failed run again, from the action that failed. */
export async function retryRun(call: Call, { id, step }: RuleRef, run: string): Promise<void> {
  if (step) {
    await call('post', `${ASSISTANT}/execution-logs/{run}/retry`, { path: { step, assistant: id, run } });
  } else await call('post', `${AUTOMATION}/runs/{run}/retry`, { path: { automation: id, run } });
}

/** Ends a run that waits. */
export async function cancelRun(call: Call, { id, step }: RuleRef, run: string): Promise<void> {
  if (step) {
    await call('post', `${ASSISTANT}/execution-logs/{run}/cancel`, { path: { step, assistant: id, run } });
  } else await call('post', `${AUTOMATION}/runs/{run}/cancel`, { path: { automation: id, run } });
}

/** A page of the versions, newest first. */
export function readVersions(call: Call, { id, step }: RuleRef, page: number): Promise<VersionsPage> {
  const query = { page, perPage: PER_PAGE };
  return step
    ? call('get', `${ASSISTANT}/versions`, { path: { step, assistant: id }, query })
    : call('get', `${AUTOMATION}/versions`, { path: { automation: id }, query });
}

/** The differences of a version from the one before. */
export async function readDiff(call: Call, { id, step }: RuleRef, version: number): Promise<RuleVersionDiff> {
  const response = step
    ? await call('get', `${ASSISTANT}/versions/{version}/diff`, { path: { step, assistant: id, version } })
    : await call('get', `${AUTOMATION}/versions/{version}/diff`, { path: { automation: id, version } });
  return response.diff;
}

export async function restoreVersion(
  call: Call,
  { id, step }: RuleRef,
  version: number,
  options: Pick<CallOptions, 'ifMatch'>,
): Promise<void> {
  const body = {};
  if (step) {
    await call(
      'post',
      `${ASSISTANT}/versions/{version}/restore`,
      { path: { step, assistant: id, version }, body },
      options,
    );
  } else {
    await call(
      'post',
      `${AUTOMATION}/versions/{version}/restore`,
      { path: { automation: id, version }, body },
      options,
    );
  }
}

export async function runTests(call: Call, { id, step }: RuleRef): Promise<readonly RuleTestResult[]> {
  const response = step
    ? await call('post', `${ASSISTANT}/test`, { path: { step, assistant: id } }, { repeatable: true })
    : await call('post', `${AUTOMATION}/test`, { path: { automation: id } }, { repeatable: true });
  return response.tests;
}

export function explain(call: Call, { id, step }: RuleRef, project: string): Promise<Explanation> {
  const query = { project_id: project };
  return step
    ? call('get', `${ASSISTANT}/explain`, { path: { step, assistant: id }, query })
    : call('get', `${AUTOMATION}/explain`, { path: { automation: id }, query });
}

export async function simulate(call: Call, { id, step }: RuleRef): Promise<Simulation> {
  const response = step
    ? await call('post', `${ASSISTANT}/simulate`, { path: { step, assistant: id }, body: {} }, { repeatable: true })
    : await call('post', `${AUTOMATION}/simulate`, { path: { automation: id }, body: {} }, { repeatable: true });
  return response.simulation;
}
