import { useEffect, useRef } from 'react';

/** Focuses an input that an action of the user has added. */
export function useFocusOnMount(isWanted: boolean) {
  const ref = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Only a new input takes the focus.
  useEffect(() => {
    if (isWanted) ref.current?.focus();
  }, []);
  return ref;
}
