import type { Caller, Clock, NewId } from '@trackway/runtime';
import type { BoardStores, UnitOfWork } from '../../unit-of-work';
import type { CheckStepForms } from './check-step-forms';
import { type Funnel, type StepFields, UNRESTRICTED_STEP } from './funnel';
import { funnelCreated } from './funnel-audit';
import { funnelChangedEvent } from './funnel-events';

/** Reachable steps cannot be set yet, because new steps have no ids. */
export type NewStep = Pick<StepFields, 'name'> & Partial<Omit<StepFields, 'reachableStepIds'>>;

export interface CreateFunnel {
  readonly name: string;
  /** In order. */
  readonly steps: readonly NewStep[];
}

/** Creates a funnel with its steps and publishes it. */
export function makeCreateFunnel(deps: {
  unitOfWork: UnitOfWork<BoardStores>;
  checkStepForms: CheckStepForms;
  newId: NewId;
  clock: Clock;
}) {
  return async (caller: Caller, { name, steps }: CreateFunnel): Promise<Funnel> => {
    for (const step of steps) await deps.checkStepForms(caller, step);
    const now = deps.clock();
    const timestamps = { createdAt: now, updatedAt: now };
    const funnel: Funnel = {
      ...timestamps,
      id: deps.newId(),
      name,
      steps: steps.map((step) => ({ ...UNRESTRICTED_STEP, ...step, ...timestamps, id: deps.newId() })),
      version: 1,
      deletedAt: null,
    };
    await deps.unitOfWork.run(caller.frameId, async ({ funnels, outbox, recordEffect }) => {
      await funnels.insert(caller.frameId, funnel);
      await outbox.add(funnelChangedEvent(caller.frameId, funnel, 'created'), ...funnelCreated(caller, funnel));
      await recordEffect(funnel.id);
    });
    return funnel;
  };
}
