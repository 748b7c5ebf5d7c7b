import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button';
import { DiscardDialog } from './discard-dialog';

interface DiscardButtonProps {
  /** Whether there is input that would be lost. Then the user is asked first. */
  readonly isChanged: boolean;
  readonly disabled?: boolean;
  readonly onDiscard: () => void;
  readonly children: ReactNode;
}

/** A button that loses the input of a form. */
export function DiscardButton({ isChanged, disabled = false, onDiscard, children }: DiscardButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const discard = () => {
    setAsking(false);
    onDiscard();
  };
  return (
    <>
      <Button disabled={disabled} onClick={isChanged ? () => setAsking(true) : onDiscard}>
        {children}
      </Button>
      {isAsking ? <DiscardDialog onDiscard={discard} onClose={() => setAsking(false)} /> : undefined}
    </>
  );
}
