import {
  type EffectSource,
  type FoundEffects,
  MAX_EFFECTS,
  type RecordChange,
  type RecordFields,
  type RecordKind,
  type RecordOutcome,
  type RecordState,
} from '@trackway/contracts';
import { ruleBroken } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';

export interface EffectSources {
  readonly projects: EffectSource<Caller>;
  readonly funnels: EffectSource<Caller>;
  readonly forms: EffectSource<Caller>;
}

const OWNERS: Readonly<Record<RecordKind, keyof EffectSources>> = {
  project: 'projects',
  task: 'projects',
  assignment: 'funnels',
  answer: 'forms',
  customer: 'projects',
  contact: 'projects',
  project_group: 'projects',
  tag: 'projects',
};

/** A service returns at most 500 records at once. */
const MAX_RECORDS = 500;

/** All services as one source of effects. */
export function combineSources(sources: EffectSources): EffectSource<Caller> {
  const all = [sources.projects, sources.funnels, sources.forms];
  const sourceOf = ({ record }: { readonly record: { readonly kind: RecordKind } }) => OWNERS[record.kind];
  return {
    list: async (caller, causeIds): Promise<FoundEffects> => {
      const found = await Promise.all(all.map((source) => source.list(caller, causeIds)));
      const effects = found.flatMap((one) => one.effects);
      if (effects.length > MAX_EFFECTS) throw tooLarge();
      const sorted = effects.toSorted(
        (one, other) => one.happenedAt.getTime() - other.happenedAt.getTime() || (one.id > other.id ? 1 : -1),
      );
      return { effects: sorted, isPending: found.some(({ isPending }) => isPending) };
    },
    read: async (caller, records: readonly RecordFields[]): Promise<RecordState[]> => {
      const states: RecordState[] = [];
      for (const [owner, ofOwner] of Map.groupBy(records, sourceOf)) {
        for (let from = 0; from < ofOwner.length; from += MAX_RECORDS) {
          states.push(...(await sources[owner].read(caller, ofOwner.slice(from, from + MAX_RECORDS))));
        }
      }
      return states;
    },
    change: (caller, change: RecordChange): Promise<RecordOutcome> => sources[sourceOf(change)].change(caller, change),
  };
}

function tooLarge(): Error {
  return ruleBroken(
    'cause_too_large',
    `The cause has more than ${MAX_EFFECTS} effects. Roll back an import with POST spreadsheet-operations/{operation}/rollback.`,
  );
}
