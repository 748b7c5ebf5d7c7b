import { useNavigate } from '@tanstack/react-router';
import type { Form } from '@trackway/client';
import { useChange } from '../api/use-change';
import { useDeletionToast } from '../deleted/use-deletion-toast';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { FORM } from './form-api';
import { useFormsText } from './use-forms-text';

export function DeleteFormDialog({ form: { id, title }, onClose }: { form: Form; onClose: () => void }) {
  const t = useFormsText();
  const deleted = useDeletionToast({ kind: 'forms' });
  const navigate = useNavigate();
  const remove = useChange(
    (client) => client.call('delete', FORM, { path: { form: id } }),
    () => {
      deleted(t('forms.deleted'), id);
      void navigate({ to: '/forms' });
    },
  );
  return (
    <ConfirmDialog
      title={t('forms.delete_of', { name: title })}
      label={t('ui.delete')}
      action={remove}
      onClose={onClose}
    >
      <p>{t('forms.delete_about')}</p>
    </ConfirmDialog>
  );
}
