import type { Body, Operation } from '../history/operation';
import type { StepKind } from '../history/step';
import type { Timed } from '../models/model';
import type { ProjectFields, ProjectInput } from '../models/project-model';

export type ProjectOperation = Timed<ProjectInput> & { readonly source: Operation; readonly subject: string };

/** Translates operations to inputs of the model, one for each project. Requests without an effect or a result are left out. */
export function projectOperations(operations: readonly Operation[]): ProjectOperation[] {
  return operations.flatMap((source) => {
    const { startedAt, endedAt, step } = source;
    if (step.kind === 'project.bulk') return bulkOperations(source);
    const input = TRANSLATIONS[step.kind]?.(source);
    return input ? [{ input, startedAt, endedAt, source, subject: step.subject ?? '' }] : [];
  });
}

type Translate = (operation: Operation) => ProjectInput | undefined;

const missing = ({ status }: Operation): ProjectInput | undefined => (status === 404 ? { type: 'missing' } : undefined);
const applied =
  (input: (operation: Operation) => ProjectInput): Translate =>
  (operation) =>
    operation.outcome === 'rejected' ? missing(operation) : input(operation);

const TRANSLATIONS: Partial<Record<StepKind, Translate>> = {
  'project.create': applied(({ step }) => ({ type: 'create', fields: fieldsOf(step.body) })),
  'project.patch': applied(({ step }) => ({ type: 'patch', fields: step.body ?? {} })),
  'project.delete': applied(() => ({ type: 'delete' })),
  'project.restore': (operation) => (operation.outcome === 'rejected' ? undefined : { type: 'restore' }),
  'project.read': (operation) => {
    if (operation.outcome === 'unknown') return undefined;
    return applied(({ body }) => ({ type: 'read', fields: fieldsOf(body.project) }))(operation);
  },
};

/** A bulk update is one update for each project, and reports the outcome of each. */
function bulkOperations(source: Operation): ProjectOperation[] {
  const { step, startedAt, endedAt, outcome, body, effects } = source;
  const items = step.body?.['projects'] as readonly { id: string; name: string }[];
  return items.flatMap(({ id, name }, index) => {
    const subject = id.slice(1, -1);
    if (effects && !effects.includes(subject)) return [];
    const input = outcome === 'unknown' ? patch(name) : outcomeInput(name, body.outcomes?.[index]);
    return input ? [{ input, startedAt, endedAt, source, subject }] : [];
  });
}

const patch = (name: string): ProjectInput => ({ type: 'patch', fields: { name } });

function outcomeInput(name: string, item: Body): ProjectInput | undefined {
  if (item?.response === true) return patch(name);
  return item?.message === 'project_model_not_found' ? { type: 'missing' } : undefined;
}

function fieldsOf({ name, budget, description }: Body): ProjectFields {
  return { name, budget, description };
}
