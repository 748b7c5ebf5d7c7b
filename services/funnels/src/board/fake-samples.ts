import { newId } from '@trackway/runtime';
import type { Assignment } from './funnels/assignment';
import { type Funnel, type StepFields, UNRESTRICTED_STEP } from './funnels/funnel';
import type { ProjectFacts } from './projects/project-facts';

const CREATED = new Date('2026-05-04T09:00:00Z');

/** A funnel with steps of these names, or these fields. */
export function aFunnel(steps: readonly (string | Partial<StepFields>)[], createdAt = CREATED): Funnel {
  const stamps = { createdAt, updatedAt: createdAt };
  const toFields = (step: string | Partial<StepFields>) => (typeof step === 'string' ? { name: step } : step);
  return {
    ...stamps,
    id: newId(),
    name: 'Sales',
    version: 1,
    deletedAt: null,
    steps: steps.map((step) => ({ ...UNRESTRICTED_STEP, name: 'Step', ...toFields(step), ...stamps, id: newId() })),
  };
}

export function aProject(changes: Partial<ProjectFacts> = {}): ProjectFacts {
  const state = { status: 1, budget: 100, mergedId: null, deleted: false, version: 1 };
  return { id: newId(), code: 'P-1', name: 'Roof', ...state, ...changes };
}

/** An open project in the first step of a funnel. */
export function anAssignment(funnel: Funnel, changes: Partial<Assignment> = {}): Assignment {
  const lists = { tagIds: [], executorIds: [], forecastDate: null };
  const times = { statusAt: CREATED, linkedAt: CREATED, createdAt: CREATED, updatedAt: CREATED, leftAt: null };
  const place = { funnelId: funnel.id, projectId: newId(), stepId: funnel.steps[0]?.id ?? '' };
  return { id: newId(), ...place, status: 'open', version: 1, ...lists, ...times, ...changes };
}
