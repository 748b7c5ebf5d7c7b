import type { EffectPart } from '@trackway/contracts';
import { newId } from '@trackway/runtime';
import { combineServices } from '../effects/effect-sources';
import { FakeSource, NOW } from '../effects/fake-effect-source';
import { makeFindCause } from '../effects/find-cause';
import { type CauseParts, makeFindCauseOrParts } from '../effects/large-cause';
import { makeExecuteParts } from './execute-parts';
import { makeExecuteUndo } from './execute-undo';
import { FakeUndoPartStore } from './fake-undo-part-store';
import { FakeUndoStore } from './fake-undo-store';
import { makePlanPart, makePreviewParts, makeReadLargeCause } from './plan-parts';
import { makePreviewUndo } from './preview-undo';
import { makeRequestUndo } from './request-undo';

/**
 * The use cases of undos with four services in memory. Causes with more than `maxEffects` are undone in parts, of one
 * project or of all.
 */
export function openUndos(maxEffects?: number, { inOnePart = false } = {}) {
  const [projects, funnels] = [new FakeSource(), new FakeSource()];
  const [forms, channels] = [new FakeSource(), new FakeSource()];
  const source = combineServices({ projects, funnels, forms, channels }, maxEffects);
  const undoParts = new FakeUndoPartStore();
  const undos = new FakeUndoStore(undoParts);
  const clock = () => NOW;
  const deps = { source, undos, undoParts, clock, changeLog: { since: async () => [] } };
  const findCause = makeFindCause(deps);
  const chain = { isWholeChain: true, isIncomplete: false };
  const findCauseParts = async (_: string, causeId: string): Promise<CauseParts> => {
    const ids = [...new Set(projects.effects.map(({ projectId }) => projectId ?? ''))];
    const parts = (inOnePart ? [ids] : ids.map((id) => [id])).map(
      (some): EffectPart => ({ of: 'projects', ids: some }),
    );
    return { ...chain, correlationId: causeId, newestAt: new Date(0), parts };
  };
  const findCauseOrParts = makeFindCauseOrParts({ source, findCause, findCauseParts });
  const previewUndo = makePreviewUndo(deps);
  const planPart = makePlanPart({ source, previewUndo });
  const executeParts = makeExecuteParts({ ...deps, planPart, findCauseParts });
  const wake = () => undefined;
  return {
    projects,
    funnels,
    forms,
    channels,
    undos,
    undoParts,
    chain,
    previewUndo,
    findCauseOrParts,
    previewParts: makePreviewParts({ planPart }),
    readLargeCause: makeReadLargeCause({ source }),
    request: makeRequestUndo({ ...deps, findCause: findCauseOrParts, previewUndo, wake, newId }),
    execute: makeExecuteUndo({ ...deps, executeParts }),
  };
}
