import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { ErrorNotice } from './notice';

interface Action {
  readonly mutate: (input: undefined) => void;
  readonly isPending: boolean;
  readonly error: unknown;
}

/** Explains what an action does before it is done. An error stays in the dialog. */
export function ConfirmDialog({
  title,
  label = title,
  action,
  look = 'danger',
  onClose,
  children,
}: {
  title: string;
  /** Text of the button. */
  label?: string;
  action: Action;
  look?: 'danger' | 'primary';
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <Button look={look} disabled={action.isPending} onClick={() => action.mutate(undefined)}>
          {label}
        </Button>
      }
    >
      {children}
      {action.error ? <ErrorNotice error={action.error} /> : undefined}
    </Dialog>
  );
}
