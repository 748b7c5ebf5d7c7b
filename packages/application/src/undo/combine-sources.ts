import type {
  EffectSource,
  FoundEffects,
  FrameRecordRef,
  RecordFields,
  RecordKind,
  RecordRef,
  RecordState,
} from '@trackway/contracts';
import type { Caller } from '@trackway/runtime';

/** A source with the kinds of its records. */
export interface SourceOfKinds {
  readonly kinds: readonly RecordKind[];
  readonly source: EffectSource<Caller>;
}

/** Several sources of effects as one: each record is read and changed by the source of its kind. */
export function combineSources(parts: readonly SourceOfKinds[]): EffectSource<Caller> {
  const byKind = new Map(parts.flatMap(({ kinds, source }) => kinds.map((kind) => [kind, source] as const)));
  const sourceOf = ({ kind }: RecordRef): EffectSource<Caller> => {
    const source = byKind.get(kind);
    if (!source) throw new Error(`No source has records of the kind ${kind}.`);
    return source;
  };
  return {
    list: async (caller, causeIds, part): Promise<FoundEffects> => {
      const found = await Promise.all(parts.map(({ source }) => source.list(caller, causeIds, part)));
      return {
        effects: found.flatMap(({ effects }) => effects),
        isPending: found.some(({ isPending }) => isPending),
      };
    },
    changesSince: async (caller, records: readonly FrameRecordRef[], time) => {
      const groups = [...Map.groupBy(records, sourceOf)];
      return (await Promise.all(groups.map(([source, own]) => source.changesSince(caller, own, time)))).flat();
    },
    read: async (caller, records: readonly RecordFields[]): Promise<RecordState[]> => {
      const states = new Map<RecordFields, RecordState>();
      for (const [source, own] of Map.groupBy(records, ({ record }) => sourceOf(record))) {
        const found = await source.read(caller, own);
        for (const [index, request] of own.entries()) {
          const state = found[index];
          if (state) states.set(request, state);
        }
      }
      return records.flatMap((request) => states.get(request) ?? []);
    },
    change: (caller, change) => sourceOf(change.record).change(caller, change),
  };
}
