import {
  changeByCommands,
  omitUndefined,
  parseInput,
  type SettingReverter,
  type StoredSetting,
} from '@trackway/application';
import { EXISTS } from '@trackway/contracts';
import { notFound } from '@trackway/errors';
import { type Caller, isUuid } from '@trackway/runtime';
import { z } from 'zod';
import { name } from '../../shared/field-types';
import type { BoardStores, UnitOfWork } from '../../unit-of-work';
import type { makeDeleteStep } from '../assignments/delete-step';
import type { FunnelChange, makeChangeFunnel } from '../funnels/change-funnel';
import { addStep } from '../funnels/change-steps';
import type { makeDeleteFunnel, makeRestoreFunnel } from '../funnels/delete-funnel';
import type { Funnel, StepFields } from '../funnels/funnel';
import { funnelValues, stepValues } from '../funnels/funnel-audit';
import type { makeUpdateStep } from '../funnels/write-step';

interface Deps {
  readonly unitOfWork: UnitOfWork<Pick<BoardStores, 'funnels'>>;
  readonly changeFunnel: ReturnType<typeof makeChangeFunnel>;
  readonly deleteFunnel: ReturnType<typeof makeDeleteFunnel>;
  readonly restoreFunnel: ReturnType<typeof makeRestoreFunnel>;
  readonly updateStep: ReturnType<typeof makeUpdateStep>;
  readonly deleteStep: ReturnType<typeof makeDeleteStep>;
}

const funnelBody = z.object({ name: name.optional(), step_ids: z.array(z.uuid()).optional() });

const stepBody = z.object({
  name,
  wip_limit: z.int().nullable(),
  late_after_hours: z.int().nullable(),
  reachable_step_ids: z.array(z.uuid()).nullable(),
  form_ids: z.array(z.int()),
  required_field_ids: z.array(z.string()),
});

const removedStep = stepBody.partial().required({ name: true }).extend({ position: z.int().nullish() });

/** Funnels, with the order of their steps. */
export function funnelReverter(deps: Deps): SettingReverter {
  return {
    read: async (caller, ids) => {
      const found = await readFunnels(deps, caller, ids);
      return new Map(
        found.map((funnel): [string, StoredSetting] => {
          const values = { ...funnelValues(funnel), [EXISTS]: funnel.deletedAt === null };
          return [funnel.id, { version: funnel.version, values }];
        }),
      );
    },
    change: changeByCommands({
      restore: (caller, id) => deps.restoreFunnel(caller, { id }),
      update: (caller, { id, ifVersion }, values) =>
        deps.changeFunnel(caller, { funnelId: id, ifVersion }, toChange(parseInput(funnelBody, values))),
      remove: deps.deleteFunnel,
    }),
  };
}

/** Steps that others added since stay behind the ordered ones. */
function toChange({ name: renamed, step_ids: order }: z.infer<typeof funnelBody>): FunnelChange {
  const placeOf = (id: string) => (order?.includes(id) ? order.indexOf(id) : Number.MAX_SAFE_INTEGER);
  return (funnel) => ({
    ...funnel,
    name: renamed ?? funnel.name,
    steps: order ? funnel.steps.toSorted((one, other) => placeOf(one.id) - placeOf(other.id)) : funnel.steps,
  });
}

/** Steps, with the id `<funnel>/<step>`. A deleted step is restored with its id, so its assistants act again. */
export function stepReverter(deps: Deps): SettingReverter {
  return {
    read: async (caller, ids) => {
      const funnels = await readFunnels(
        deps,
        caller,
        ids.map((id) => parse(id).funnelId),
      );
      const byId = new Map(funnels.map((funnel) => [funnel.id, funnel]));
      return new Map(
        ids.flatMap((id): [string, StoredSetting][] => {
          const { funnelId, stepId } = parse(id);
          const funnel = byId.get(funnelId);
          return funnel ? [[id, storedStep(funnel, stepId)]] : [];
        }),
      );
    },
    change: async (caller, { id, ifVersion }, { exists, values }) => {
      const { funnelId, stepId } = parse(id);
      if (exists === false) return await deps.deleteStep(caller, { stepId, ifVersion });
      if (exists === true) {
        return await deps.changeFunnel(caller, { funnelId, ifVersion }, restoreStep(stepId, values), stepId);
      }
      const { position: _, ...changed } = values;
      return await deps.updateStep(caller, { stepId, ifVersion }, toFields(parseInput(stepBody.partial(), changed)));
    },
  };
}

/** The step with its former values. Steps that were deleted since are not reachable. */
function restoreStep(stepId: string, values: Readonly<Record<string, unknown>>): FunnelChange {
  const { position, ...body } = parseInput(removedStep, withoutNulls(values));
  return (funnel, now) => {
    const { reachableStepIds: reachable = null, ...fields } = toFields(body);
    const known = reachable?.filter((one) => one === stepId || funnel.steps.some(({ id }) => id === one)) ?? null;
    const change = addStep(stepId, { ...fields, name: body.name }, position ?? undefined);
    const restored = change(funnel, now);
    return {
      ...restored,
      steps: restored.steps.map((step) => (step.id === stepId ? { ...step, reachableStepIds: known } : step)),
    };
  };
}

function toFields(body: Partial<z.infer<typeof stepBody>>): Partial<StepFields> {
  return omitUndefined({
    name: body.name,
    wipLimit: body.wip_limit,
    lateAfterHours: body.late_after_hours,
    reachableStepIds: body.reachable_step_ids,
    formIds: body.form_ids,
    requiredFieldIds: body.required_field_ids,
  });
}

function withoutNulls(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

function readFunnels({ unitOfWork }: Deps, { frameId }: Caller, ids: readonly string[]): Promise<readonly Funnel[]> {
  const known = [...new Set(ids.filter(isUuid))];
  return unitOfWork.run(frameId, ({ funnels }) => funnels.findMany(frameId, known));
}

/** The steps of a deleted funnel do not exist. */
function storedStep({ steps, deletedAt, version }: Funnel, stepId: string): StoredSetting {
  const step = deletedAt === null ? steps.find(({ id }) => id === stepId) : undefined;
  return { version, values: step ? { ...stepValues(step), [EXISTS]: true } : { [EXISTS]: false } };
}

function parse(id: string): { readonly funnelId: string; readonly stepId: string } {
  const [funnelId = '', stepId = ''] = id.split('/');
  if (!isUuid(funnelId) || !isUuid(stepId)) throw notFound('step');
  return { funnelId, stepId };
}
