import { useNavigate } from '@tanstack/react-router';
import { fieldErrors } from '../api/error-facts';
import { CreateDialog } from '../edit/create-dialog';
import { textProps } from '../edit/edit-form';
import { useNew } from '../edit/use-new';
import { RecordField } from '../records/record-field';
import { FORMS } from '../records/record-sources';
import { TextField } from '../ui/field';
import { useToast } from '../ui/toast';
import { LINKS } from './intake-api';
import { createBody, type IntakeDraft, NEW_INTAKE } from './intake-draft';
import { IntakeFields, useIntakeLabels } from './intake-fields';
import { useIntakeText } from './use-intake-text';

interface CreateIntakeDialogProps {
  /** Id of the form that is chosen at first, or empty. */
  readonly form: string;
  readonly onClose: () => void;
}

/** Creates an intake link and opens it, because its address is needed next. */
export function CreateIntakeDialog({ form: formId, onClose }: CreateIntakeDialogProps) {
  const t = useIntakeText();
  const toast = useToast();
  const navigate = useNavigate();
  const labels = useIntakeLabels();
  const first: IntakeDraft = { ...NEW_INTAKE, form_id: formId };
  const form = useNew({
    first,
    write: (client, draft) => client.call('post', LINKS, { body: createBody(draft) }),
    onDone: ({ intake_link: { id } }) => {
      toast(t('intake.created'));
      void navigate({ to: '/intake/$link', params: { link: id } });
    },
  });
  const { draft, set } = form;
  const chooseForm = (id: string) => {
    // Fields belong to a form.
    for (const use of ['project_name', 'contact_name', 'email', 'phone'] as const) set(`fields.${use}`, '');
    set('form_id', id);
  };
  return (
    <CreateDialog
      title={t('intake.create')}
      onClose={onClose}
      create={form.create}
      isComplete={draft.name.trim() !== '' && draft.form_id !== ''}
    >
      <TextField label={labels.name} required maxLength={255} {...textProps(form, 'name')} />
      <RecordField
        label={labels.form_id}
        hint={t('intake.form_hint')}
        errors={fieldErrors(form.error, 'form_id')}
        source={FORMS}
        value={draft.form_id}
        onChange={chooseForm}
        canClear={false}
      />
      <IntakeFields form={form} />
    </CreateDialog>
  );
}
