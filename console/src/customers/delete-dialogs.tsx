import type { Contact, Customer } from '@trackway/client';
import { useChange } from '../api/use-change';
import { useDeletionToast } from '../deleted/use-deletion-toast';
import { useText } from '../text/text-context';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { useCustomersText } from './use-customers-text';

export function DeleteCustomerDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const t = useCustomersText();
  const ui = useText();
  const toast = useDeletionToast({ kind: 'customers' });
  const { id, name } = customer;
  const remove = useChange(
    (client) => client.call('delete', '/api/management/customers/{customer}', { path: { customer: id } }),
    () => {
      toast(t('customers.deleted'), id);
      onClose();
    },
  );
  return (
    <ConfirmDialog title={t('customers.delete_of', { name })} label={ui('ui.delete')} action={remove} onClose={onClose}>
      <p>{t('customers.delete_about')}</p>
    </ConfirmDialog>
  );
}

export function ArchiveContactDialog({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const t = useCustomersText();
  const toast = useDeletionToast({ kind: 'contacts' });
  const { id, name } = contact;
  const archive = useChange(
    (client) => client.call('delete', '/api/management/contacts/{contact}', { path: { contact: id } }),
    () => {
      toast(t('customers.archived'), id);
      onClose();
    },
  );
  return (
    <ConfirmDialog
      title={t('customers.archive_of', { name })}
      label={t('customers.archive')}
      action={archive}
      onClose={onClose}
    >
      <p>{t('customers.archive_about')}</p>
    </ConfirmDialog>
  );
}
