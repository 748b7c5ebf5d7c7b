import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE_MS = 250;

interface Entered<T> {
  readonly value: T;
  readonly isReported: boolean;
}

/**
 * A value that the URL contains. It follows the input after a pause, so that going back does not undo single letters,
 * and an input keeps its cursor.
 */
export function useDelayed<T>(value: T, onChange: (value: T) => void) {
  const [entered, setEntered] = useState<Entered<T>>();
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    // What was entered since it was reported is reported later.
    if (entered?.isReported) setEntered(undefined);
  }
  const report = useEffectEvent((next: T) => {
    setEntered({ value: next, isReported: true });
    onChange(next);
  });
  useEffect(() => {
    if (!entered || entered.isReported) return;
    const timer = setTimeout(() => report(entered.value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [entered]);
  return {
    value: entered ? entered.value : value,
    set: (next: T) => setEntered({ value: next, isReported: false }),
    /** Reports the value without the pause. */
    reportNow: () => {
      if (entered && !entered.isReported) {
        setEntered({ ...entered, isReported: true });
        onChange(entered.value);
      }
    },
  };
}
