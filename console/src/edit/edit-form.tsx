import { type FormEvent, type ReactNode, useId } from 'react';
import { fieldErrors } from '../api/error-facts';
import { useText } from '../text/text-context';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Stack } from '../ui/layout';
import { ErrorNotice } from '../ui/notice';
import { ConflictDialog } from './conflict-dialog';
import type { Labels, RecordSources } from './conflict-table';
import { type Draft, isChanged } from './draft';
import { useCloseGuard } from './use-close-guard';
import type { Edit } from './use-edit';

/** A dialog that changes one object. Only what differs is sent, and a failed request keeps the input. */
export function EditForm<D extends Draft>({
  title,
  edit,
  labels,
  sources,
  onClose,
  children,
}: {
  title: string;
  edit: Edit<D>;
  labels: Labels<D>;
  /** Of the fields that contain ids, so that a conflict shows names. */
  sources?: RecordSources<D>;
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useText();
  const form = useId();
  const isEdited = isChanged(edit.before, edit.draft);
  const { close, question } = useCloseGuard({ isChanged: isEdited, isPending: edit.isPending, onClose });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    edit.save();
  };
  return (
    <Dialog
      title={title}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t('ui.cancel')}</Button>
          <Button look="primary" type="submit" form={form} disabled={edit.isPending}>
            {t('ui.save')}
          </Button>
        </>
      }
    >
      {edit.error ? <ErrorNotice error={edit.error} /> : undefined}
      <form id={form} onSubmit={submit}>
        <Stack>{children}</Stack>
      </form>
      {edit.conflict ? <ConflictDialog edit={edit} now={edit.conflict} labels={labels} sources={sources} /> : undefined}
      {question}
    </Dialog>
  );
}

/** What the fields of a form read and change, of an object that exists or of a new one. */
export interface FormState<D extends Draft> {
  readonly draft: D;
  readonly set: (field: keyof D & string, value: unknown) => void;
  readonly error: unknown;
}

/** Value, errors and change handler of a text field of a form. */
export function textProps<D extends Draft>({ draft, set, error }: FormState<D>, field: keyof D & string) {
  const errors = fieldErrors(error, field);
  return {
    value: String(draft[field]),
    errors,
    onChange: (event: { target: { value: string } }) => set(field, event.target.value),
  };
}
