import { combineSources } from '@trackway/application';
import {
  directoryKinds,
  type EffectSource,
  type FoundEffects,
  MAX_EFFECTS,
  oldestFirst,
  type RecordFields,
  type RecordKind,
  type RecordState,
} from '@trackway/contracts';
import { ruleBroken } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import { recordBatches } from './record-batches';

export interface EffectSources {
  readonly projects: EffectSource<Caller>;
  readonly funnels: EffectSource<Caller>;
  readonly forms: EffectSource<Caller>;
  readonly channels: EffectSource<Caller>;
}

/** The records of this service that are no settings. */
export const ownRecordKinds = ['project', 'task', ...directoryKinds] as const;

/** The settings of this service. */
export const ownSettingKinds = ['view', 'project_share', 'frame'] as const;

/** The records of each service. */
const KINDS: Readonly<Record<keyof EffectSources, readonly RecordKind[]>> = {
  projects: [...ownRecordKinds, ...ownSettingKinds],
  funnels: ['assignment', 'funnel', 'step', 'automation', 'assistant', 'ai_agent', 'webhook'],
  forms: ['answer', 'form', 'form_theme', 'form_link', 'intake_link'],
  channels: ['channel', 'reply_template', 'conversation'],
};

/** All services as one source of effects. */
export function combineServices(
  { projects, funnels, forms, channels }: EffectSources,
  maxEffects = MAX_EFFECTS,
): EffectSource<Caller> {
  const all = combineSources([
    { kinds: KINDS.projects, source: inBatches(projects) },
    { kinds: KINDS.funnels, source: inBatches(funnels) },
    { kinds: KINDS.forms, source: inBatches(forms) },
    { kinds: KINDS.channels, source: inBatches(channels) },
  ]);
  return {
    ...all,
    list: async (caller, causeIds, part): Promise<FoundEffects> => {
      const { effects, isPending } = await all.list(caller, causeIds, part);
      if (effects.length > maxEffects) throw tooLarge(maxEffects);
      return { effects: effects.toSorted(oldestFirst), isPending };
    },
  };
}

function inBatches(source: EffectSource<Caller>): EffectSource<Caller> {
  return {
    list: (caller, causeIds, part) => source.list(caller, causeIds, part),
    change: (caller, change) => source.change(caller, change),
    changesSince: async (caller, records, time) => {
      const found = recordBatches(records).map((batch) => source.changesSince(caller, batch, time));
      return (await Promise.all(found)).flat();
    },
    read: async (caller, records: readonly RecordFields[]): Promise<RecordState[]> => {
      const states: RecordState[] = [];
      for (const batch of recordBatches(records)) states.push(...(await source.read(caller, batch)));
      return states;
    },
  };
}

function tooLarge(maxEffects: number): Error {
  return ruleBroken(
    'cause_too_large',
    `The cause belongs to a chain of more than ${maxEffects} effects, which is undone as a whole. Use the correlation_id of the chain.`,
  );
}
