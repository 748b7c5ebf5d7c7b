import type { EffectPart, FoundEffects } from '@trackway/contracts';

export interface EffectStore {
  /** Effects that one of the ids caused, oldest first. Each id is a correlation, causation, request or effect id. */
  causedBy(frameId: string, ids: readonly string[], part?: EffectPart): Promise<FoundEffects>;
}
