import type { Violation } from '../history/operation';
import { findWrongBackgroundWork } from './background-work';
import { findWrongDerivedState } from './derived-state';
import { findRepeatedEffects } from './exactly-once';
import { findUnexplainedChanges } from './explained-changes';
import type { Observed } from './final-state';
import { findLeaks } from './isolation';
import { findNonLinearizable } from './linearizable-resources';
import { resolveUnknown } from './resolve-unknown';
import { findStaleSearches } from './sessions';
import { findWrongTokenUses } from './tokens';
import { findUnexpectedResponses } from './unexpected-responses';
import { findWrongVersions } from './versions';

/** Violations that no later event can resolve. */
export function checkHistory(observed: Observed): Violation[] {
  const resolved = { ...observed, operations: resolveUnknown(observed) };
  const ofOutcomes = [findNonLinearizable, findWrongVersions, findStaleSearches, findWrongTokenUses];
  return [
    ...findUnexpectedResponses(observed),
    ...findLeaks(observed),
    ...ofOutcomes.flatMap((check) => check(resolved)),
  ];
}

/** Violations that disappear when pending events are processed. */
export function checkFinalState(observed: Observed): Violation[] {
  return [findRepeatedEffects, findUnexplainedChanges, findWrongDerivedState, findWrongBackgroundWork].flatMap(
    (check) => check(observed),
  );
}
