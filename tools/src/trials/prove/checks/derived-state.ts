import type { Body, Operation, Violation } from '../history/operation';
import { WIP_LIMIT } from '../workload/scope';
import type { Observed } from './final-state';

/** State that is derived from writes elsewhere: search, runs of the rule, answers of moves and links, imported rows. */
export function findWrongDerivedState(observed: Observed): Violation[] {
  return [
    ...searchResult(observed),
    ...ruleRuns(observed),
    ...stagedAnswers(observed),
    ...imports(observed),
    ...boards(observed),
  ];
}

const violation = (check: string, subject: string, problem: string, operations: readonly Operation[] = []) => ({
  check,
  subject,
  problem,
  operations,
});

function searchResult({ final }: Observed): Violation[] {
  const expected = final.projects.filter(({ deleted_at }) => deleted_at === null).map(({ id }) => id);
  const missing = expected.filter((id) => !final.found.includes(id));
  const unexpected = final.found.filter((id) => !expected.includes(id));
  const repeated = final.found.length - new Set(final.found).size;
  if (missing.length + unexpected.length + repeated === 0) return [];
  const problem = `${missing.length} missing, ${unexpected.length} unexpected and ${repeated} repeated projects`;
  return [violation('search', 'all projects', problem)];
}

/** One run for each time that a project entered the last step. The history shows these. */
function ruleRuns({ final, variables }: Observed): Violation[] {
  const last = variables.get('step:2');
  return [...final.histories].flatMap(([project, entries]) => {
    const entered = entries.filter(
      ({ details, action }) => /^funnel\.(entered|moved)$/.test(action) && stepOf(details) === last,
    );
    const runs = final.runs.filter((run) => run.project?.id === project || run.project_id === project);
    const ended = runs.filter(({ status }) => status === 'succeeded');
    if (runs.length === entered.length && ended.length === runs.length) return [];
    const shown = runs.map(({ status, error, steps }) => `${status} ${error ?? ''} ${JSON.stringify(steps)}`);
    const problem = `${entered.length} entries, ${runs.length} runs: ${shown.join(' | ')}`;
    return [violation('rules', project, problem)];
  });
}

const stepOf = (details: Body) => details?.step?.id;

/** The answer of the last move into the second step that carried one. */
function stagedAnswers({ operations, final, variables }: Observed): Violation[] {
  return [...final.staged].flatMap(([project, answers]) => {
    const moves = operations.filter(
      ({ step, outcome }) =>
        step.kind === 'assignment.move' &&
        outcome !== 'rejected' &&
        variables.get(step.subject ?? '') === project &&
        step.body?.['answers'],
    );
    const value = answers.at(0)?.value as string | undefined;
    const acknowledged = moves.filter(({ outcome }) => outcome === 'ok');
    const last = acknowledged.toSorted((one, other) => (other.version ?? 0) - (one.version ?? 0)).at(0);
    const unknown = moves.filter(({ outcome }) => outcome === 'unknown');
    const allowed = [sentAnswer(last), ...unknown.map(sentAnswer)];
    if (allowed.includes(value)) return [];
    return [violation('answers of moves', project, `the answer is ${value}, not ${allowed.join(' or ')}`, moves)];
  });
}

const sentAnswer = (move: Operation | undefined) =>
  (move?.step.body?.['answers'] as { value: string }[] | undefined)?.at(0)?.value;

function imports({ final, operations }: Observed): Violation[] {
  return operations
    .filter(({ step, outcome }) => step.kind === 'import.start' && outcome === 'ok')
    .flatMap((operation) => {
      const { id } = operation.body.spreadsheet_operation;
      const found = final.imports.find((one) => one.id === id);
      const codes = final.projects
        .map(({ code }) => code as string)
        .filter((code) => code.includes(`${operation.step.subject}-`));
      const created = found?.metadata?.outcomes?.created ?? 0;
      const isComplete = found?.status === 'completed' && codes.length === found.total_rows;
      const isCancelled = found?.status === 'failed' && found.metadata?.cancelled === true;
      const isRight = (isComplete || isCancelled) && new Set(codes).size === codes.length && codes.length === created;
      if (isRight) return [];
      const problem = `${found?.status}, ${found?.total_rows} rows, ${created} reported, ${codes.length} projects`;
      return [violation('imports', operation.step.subject ?? '', problem, [operation])];
    });
}

function boards({ operations, variables }: Observed): Violation[] {
  const limited = variables.get('step:1');
  return operations
    .filter(({ step, outcome }) => step.kind === 'board.read' && outcome === 'ok')
    .flatMap((operation) => {
      const steps = operation.body.board.steps as Body[];
      const ids = steps.flatMap(({ projects }) => projects.map((one: Body) => one.project.id));
      const count = steps.find(({ id }) => id === limited)?.count ?? 0;
      if (count <= WIP_LIMIT && new Set(ids).size === ids.length) return [];
      const problem = `${count} projects in the limited step, ${ids.length - new Set(ids).size} projects at two steps`;
      return [violation('board', 'funnel', problem, [operation])];
    });
}
