import type { Contact } from '@trackway/client';
import { useRead } from '../api/use-read';
import { CreateDialog } from '../edit/create-dialog';
import { EditForm } from '../edit/edit-form';
import { ReadDialog } from '../edit/read-dialog';
import { useEdit } from '../edit/use-edit';
import { useNew } from '../edit/use-new';
import { useSaved } from '../edit/use-saved';
import { useToast } from '../ui/toast';
import {
  type ContactDraft,
  ContactFields,
  contactBody,
  contactDraft,
  NEW_CONTACT,
  useContactLabels,
} from './contact-fields';
import { useCustomersText } from './use-customers-text';

const PATH = '/api/management/contacts';
const ONE = '/api/management/contacts/{contact}';

export function CreateContactDialog({ onClose }: { onClose: () => void }) {
  const t = useCustomersText();
  const toast = useToast();
  const form = useNew({
    first: NEW_CONTACT,
    write: (client, draft) => client.call('post', PATH, { body: contactBody(draft) }),
    onDone: () => {
      toast(t('customers.created_contact'));
      onClose();
    },
  });
  return (
    <CreateDialog
      title={t('customers.create_contact')}
      onClose={onClose}
      create={form.create}
      isComplete={form.draft.name.trim() !== ''}
    >
      <ContactFields form={form} />
    </CreateDialog>
  );
}

export function EditContactDialog({ contact: id, onClose }: { contact: number; onClose: () => void }) {
  const t = useCustomersText();
  const read = useRead(ONE, { path: { contact: id } });
  return (
    <ReadDialog title={t('customers.edit_contact')} of={read} onClose={onClose}>
      {({ contact }) => <ContactForm contact={contact} onClose={onClose} />}
    </ReadDialog>
  );
}

function ContactForm({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const t = useCustomersText();
  const labels = useContactLabels();
  const path = { contact: contact.id };
  const edit = useEdit<ContactDraft>({
    path: `${PATH}/${contact.id}`,
    first: contactDraft(contact),
    read: async (client) => contactDraft((await client.call('get', ONE, { path })).contact),
    write: (client, changes, options) => client.call('patch', ONE, { path, body: contactBody(changes) }, options),
    onDone: useSaved(onClose),
  });
  return (
    <EditForm title={t('customers.edit_contact')} edit={edit} labels={labels} onClose={onClose}>
      <ContactFields form={edit} />
    </EditForm>
  );
}
