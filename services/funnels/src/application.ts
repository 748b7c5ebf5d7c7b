import type { Caller, Clock, NewId } from '@trackway/runtime';
import { type FunnelTarget, makeChangeFunnel } from './funnels/change-funnel';
import { makeCreateFunnel } from './funnels/create-funnel';
import type { Step } from './funnels/funnel';
import { makeFindFunnels, makeListFunnels, makeReadFunnel, makeReadStep } from './funnels/read-funnels';
import { makeDeleteFunnel, makeRestoreFunnel } from './funnels/remove-funnel';
import { addStep } from './steps/change-steps';
import type { UnitOfWork } from './unit-of-work';

export interface ApplicationDeps {
  readonly unitOfWork: UnitOfWork;
  readonly newId: NewId;
  readonly clock: Clock;
}

/** Everything that this service can do, in one place. */
export function buildApplication(deps: ApplicationDeps) {
  const changeFunnel = makeChangeFunnel(deps);
  return {
    commands: {
      createFunnel: makeCreateFunnel(deps),
      changeFunnel,
      deleteFunnel: makeDeleteFunnel(deps),
      restoreFunnel: makeRestoreFunnel(deps),
      addStep: async (caller: Caller, target: FunnelTarget, fields: Pick<Step, 'name'>, position?: number) => {
        const stepId = deps.newId();
        return { stepId, funnel: await changeFunnel(caller, target, addStep(stepId, fields, position)) };
      },
    },
    queries: {
      readFunnel: makeReadFunnel(deps),
      readFunnelOfStep: makeReadStep(deps),
      findFunnels: makeFindFunnels(deps),
      listFunnels: makeListFunnels(deps),
    },
  };
}

export type Application = ReturnType<typeof buildApplication>;
