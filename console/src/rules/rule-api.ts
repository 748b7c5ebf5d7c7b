import type {
  AssistantExecutionLog,
  Automation,
  AutomationRun,
  Call,
  ResponseOf,
  RuleSimulation,
  StepAssistant,
} from '@trackway/client';

/** A rule is an automation, or an assistant of a step. */
export interface RuleRef {
  readonly id: string;
  readonly step?: string | undefined;
}

export type Rule = Automation | StepAssistant;
export type RuleRun = AutomationRun | AssistantExecutionLog;
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

export async function setActive(call: Call, { id, step }: RuleRef, active: boolean): Promise<void> {
  if (step) await call('patch', ASSISTANT, { path: { step, assistant: id }, body: { active } });
  else await call('patch', AUTOMATION, { path: { automation: id }, body: { active } });
}

/** The latest runs. Those of assistants are listed by step. */
export async function readRuns(call: Call, { id, step }: RuleRef): Promise<readonly RuleRun[]> {
  const query = { perPage: PER_PAGE };
  if (!step) return (await call('get', `${AUTOMATION}/runs`, { path: { automation: id }, query })).runs;
  const { execution_logs: logs } = await call('get', `${ASSISTANTS}/execution-logs`, { path: { step }, query });
  return logs.filter(({ assistant_id: assistant }) => assistant === id);
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
