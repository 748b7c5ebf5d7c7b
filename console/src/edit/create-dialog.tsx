import { type FormEvent, type ReactNode, useId } from 'react';
import { useText } from '../text/text-context';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Stack } from '../ui/layout';
import { ErrorNotice } from '../ui/notice';
import { useCloseGuard } from './use-close-guard';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly create: {
    readonly mutate: (input: undefined) => void;
    readonly isPending: boolean;
    readonly error: unknown;
    /** Whether there is input that would be lost. */
    readonly isChanged?: boolean;
  };
  readonly isComplete: boolean;
  /** Text of the button. Default: “Create”. */
  readonly label?: string;
  /** The secret, once it exists. It replaces the fields and is not shown again. */
  readonly secret?: ReactNode;
  /** Fields of the form. */
  readonly children: ReactNode;
}

/** A form that creates something. If that has a secret, it then shows the secret once. */
export function CreateDialog({ title, onClose, create, isComplete, label, secret, children }: Props) {
  const t = useText();
  const form = useId();
  const isChanged = create.isChanged === true && !secret;
  const { close, question } = useCloseGuard({ isChanged, isPending: create.isPending, onClose });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate(undefined);
  };
  return (
    <Dialog
      title={title}
      onClose={close}
      footer={
        secret ? (
          <Button onClick={onClose}>{t('ui.close')}</Button>
        ) : (
          <Button look="primary" type="submit" form={form} disabled={!isComplete || create.isPending}>
            {label ?? t('access.create')}
          </Button>
        )
      }
    >
      {secret ?? (
        <form id={form} onSubmit={submit}>
          <Stack>
            {create.error ? <ErrorNotice error={create.error} /> : undefined}
            {children}
          </Stack>
        </form>
      )}
      {question}
    </Dialog>
  );
}
