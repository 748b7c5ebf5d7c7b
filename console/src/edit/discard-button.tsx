import { type ReactNode, useState } from 'react';
import { useText } from '../text/text-context';
import { Button } from '../ui/button';
import { ConfirmDialog } from '../ui/confirm-dialog';

interface DiscardButtonProps {
  /** Whether there is input that would be lost. Then the user is asked first. */
  readonly isChanged: boolean;
  readonly disabled?: boolean;
  readonly onDiscard: () => void;
  readonly children: ReactNode;
}

/** A button that loses the input of a form. */
export function DiscardButton({ isChanged, disabled = false, onDiscard, children }: DiscardButtonProps) {
  const t = useText();
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
      {isAsking ? (
        <ConfirmDialog
          title={t('discard.title')}
          label={t('discard.do')}
          action={{ mutate: discard, isPending: false, error: undefined }}
          onClose={() => setAsking(false)}
        >
          <p>{t('discard.about')}</p>
        </ConfirmDialog>
      ) : undefined}
    </>
  );
}
