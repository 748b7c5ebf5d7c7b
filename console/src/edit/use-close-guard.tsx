import { useBlocker } from '@tanstack/react-router';
import { useCallback, useRef, useState } from 'react';
import { DiscardDialog } from './discard-dialog';

interface Guarded {
  /** Whether there is input that would be lost. */
  readonly isChanged: boolean;
  readonly isPending: boolean;
  readonly onClose: () => void;
}

/** Asks before a dialog loses its input: if it is closed, if another screen is opened, and if the page is reloaded. */
export function useCloseGuard({ isChanged, isPending, onClose }: Guarded) {
  const [isAsking, setAsking] = useState(false);
  const isDiscarded = useRef(false);
  const shouldBlockFn = useCallback(() => !isDiscarded.current, []);
  // A dialog that saves its input may open another screen.
  const blocker = useBlocker({ shouldBlockFn, withResolver: true, disabled: !isChanged || isPending });
  const keep = () => {
    setAsking(false);
    blocker.reset?.();
  };
  const discard = () => {
    isDiscarded.current = true;
    blocker.proceed?.();
    onClose();
  };
  return {
    close: isChanged ? () => setAsking(true) : onClose,
    question:
      isAsking || blocker.status === 'blocked' ? <DiscardDialog onDiscard={discard} onClose={keep} /> : undefined,
  };
}
