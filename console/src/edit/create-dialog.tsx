import { type FormEvent, type ReactNode, useId } from 'react';
import { useText } from '../text/text-context';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Stack } from '../ui/layout';
import { ErrorNotice } from '../ui/notice';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly create: {
    readonly mutate: (input: undefined) => void;
    readonly isPending: boolean;
    readonly error: unknown;
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate(undefined);
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
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
    </Dialog>
  );
}
