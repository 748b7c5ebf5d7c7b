import type { Customer } from '@trackway/client';
import { useRead } from '../api/use-read';
import { CreateDialog } from '../edit/create-dialog';
import { EditForm } from '../edit/edit-form';
import { ReadDialog } from '../edit/read-dialog';
import { useEdit } from '../edit/use-edit';
import { useNew } from '../edit/use-new';
import { useSaved } from '../edit/use-saved';
import { useToast } from '../ui/toast';
import {
  type CustomerDraft,
  CustomerFields,
  customerBody,
  customerDraft,
  NEW_CUSTOMER,
  useCustomerLabels,
} from './customer-fields';
import { useCustomersText } from './use-customers-text';

const PATH = '/api/management/customers';
const ONE = '/api/management/customers/{customer}';

export function CreateCustomerDialog({ onClose }: { onClose: () => void }) {
  const t = useCustomersText();
  const toast = useToast();
  const form = useNew({
    first: NEW_CUSTOMER,
    write: (client, draft) => client.call('post', PATH, { body: customerBody(draft) }),
    onDone: () => {
      toast(t('customers.created'));
      onClose();
    },
  });
  return (
    <CreateDialog
      title={t('customers.create')}
      onClose={onClose}
      create={form.create}
      isComplete={form.draft.name.trim() !== ''}
    >
      <CustomerFields form={form} />
    </CreateDialog>
  );
}

export function EditCustomerDialog({ customer: id, onClose }: { customer: string; onClose: () => void }) {
  const t = useCustomersText();
  const read = useRead(ONE, { path: { customer: id } });
  return (
    <ReadDialog title={t('customers.edit')} of={read} onClose={onClose}>
      {({ customer }) => <CustomerForm customer={customer} onClose={onClose} />}
    </ReadDialog>
  );
}

function CustomerForm({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const t = useCustomersText();
  const labels = useCustomerLabels();
  const path = { customer: customer.id };
  const edit = useEdit<CustomerDraft>({
    path: `${PATH}/${customer.id}`,
    first: customerDraft(customer),
    read: async (client) => customerDraft((await client.call('get', ONE, { path })).customer),
    write: (client, changes, options) => client.call('patch', ONE, { path, body: customerBody(changes) }, options),
    onDone: useSaved(onClose),
  });
  return (
    <EditForm title={t('customers.edit')} edit={edit} labels={labels} onClose={onClose}>
      <CustomerFields form={edit} />
    </EditForm>
  );
}
