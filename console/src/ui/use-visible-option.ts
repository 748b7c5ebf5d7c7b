import { useEffect } from 'react';

/** Scrolls a list to the option that the arrow keys have reached. */
export function useVisibleOption(id: string | undefined): void {
  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
}
