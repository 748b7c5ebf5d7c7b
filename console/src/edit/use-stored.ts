import { useState } from 'react';

const PREFIX = 'trackway.draft.';

/**
 * State of a form that a reload of the tab does not lose. It is stored with its first change and until it is removed.
 * Without a key, it is only in memory.
 */
export function useStored<T>(key: string | undefined, initial: () => T) {
  const [first] = useState<T | undefined>(() => read<T>(key));
  const [value, setValue] = useState<T>(() => first ?? initial());
  const [isRestored, setRestored] = useState(first !== undefined);
  const remove = () => {
    if (key) sessionStorage.removeItem(PREFIX + key);
    setRestored(false);
  };
  return {
    value,
    isRestored,
    set: (change: T | ((before: T) => T)) =>
      setValue((before) => {
        const next = change instanceof Function ? change(before) : change;
        store(key, next);
        return next;
      }),
    remove,
    reset: (to: T) => {
      remove();
      setValue(to);
    },
  };
}

/** Input for which the browser has no space is only in memory. */
function store(key: string | undefined, value: unknown): void {
  if (!key) return;
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    sessionStorage.removeItem(PREFIX + key);
  }
}

/** Input that cannot be read is ignored: an earlier release may have stored it. */
function read<T>(key: string | undefined): T | undefined {
  const stored = key ? sessionStorage.getItem(PREFIX + key) : null;
  if (stored === null) return undefined;
  try {
    return JSON.parse(stored) as T;
  } catch {
    return undefined;
  }
}
