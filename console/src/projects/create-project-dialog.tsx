import { useNavigate } from '@tanstack/react-router';
import type { CreateProject } from '@trackway/client';
import { fieldErrors } from '../api/error-facts';
import { CreateDialog } from '../edit/create-dialog';
import { textProps } from '../edit/edit-form';
import { useNew } from '../edit/use-new';
import { RecordField } from '../records/record-field';
import { CONTACTS, CUSTOMERS } from '../records/record-sources';
import { useText } from '../text/text-context';
import { TextArea, TextField } from '../ui/field';
import { toMinorUnits } from '../ui/minor-units';
import { useToast } from '../ui/toast';

interface ProjectDraft {
  readonly [field: string]: string;
  readonly name: string;
  readonly customer_id: string;
  readonly contact_id: string;
  readonly budget: string;
  readonly description: string;
}

const EMPTY: ProjectDraft = { name: '', customer_id: '', contact_id: '', budget: '', description: '' };

/** Creates a project and opens it. */
export function CreateProjectDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const form = useNew({
    first: EMPTY,
    write: (client, draft) => client.projects.create(bodyOf(draft)),
    onDone: ({ id }) => {
      toast(t('projects.created'));
      void navigate({ to: '/projects/$project', params: { project: id } });
    },
  });
  const { draft, set, error } = form;
  return (
    <CreateDialog
      title={t('projects.create')}
      onClose={onClose}
      create={form.create}
      isComplete={draft.name.trim() !== ''}
    >
      <TextField label={t('ui.name')} required maxLength={255} {...textProps(form, 'name')} />
      <RecordField
        label={t('project.customer')}
        errors={fieldErrors(error, 'customer_id')}
        source={CUSTOMERS}
        value={draft.customer_id}
        onChange={(id) => set('customer_id', id)}
      />
      <RecordField
        label={t('project.contact')}
        errors={fieldErrors(error, 'contact_id')}
        source={CONTACTS}
        value={draft.contact_id}
        onChange={(id) => set('contact_id', id)}
      />
      <TextField label={t('project.budget')} type="number" min="0" step="0.01" {...textProps(form, 'budget')} />
      <TextArea label={t('project.description')} {...textProps(form, 'description')} />
    </CreateDialog>
  );
}

function bodyOf({
  name,
  customer_id: customer,
  contact_id: contact,
  budget,
  description,
}: ProjectDraft): CreateProject {
  return {
    name,
    description,
    ...(customer === '' ? {} : { customer_id: customer }),
    ...(contact === '' ? {} : { contact_id: Number(contact) }),
    ...(budget === '' ? {} : { budget: toMinorUnits(budget) }),
  };
}
