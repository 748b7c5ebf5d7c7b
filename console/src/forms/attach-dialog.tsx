import type { Form } from '@trackway/client';
import { useState } from 'react';
import { useChange } from '../api/use-change';
import { CreateDialog } from '../edit/create-dialog';
import { RecordField } from '../records/record-field';
import { PROJECTS } from '../records/record-sources';
import { useToast } from '../ui/toast';
import { useFormsText } from './use-forms-text';

const LOOSE_FORMS = '/api/management/projects/{project}/loose-forms';

/** Attaches a form to one project. Steps of funnels attach forms to all projects that enter them. */
export function AttachDialog({ form, onClose }: { form: Form; onClose: () => void }) {
  const t = useFormsText();
  const toast = useToast();
  const [project, setProject] = useState('');
  const attach = useChange(
    (client, _: undefined) => client.call('post', LOOSE_FORMS, { path: { project }, body: { id: form.id } }),
    () => {
      toast(t('forms.attached'));
      onClose();
    },
  );
  return (
    <CreateDialog
      title={t('forms.attach')}
      onClose={onClose}
      create={attach}
      label={t('forms.attach')}
      isComplete={project !== ''}
    >
      <p>{t('forms.attach_about')}</p>
      <RecordField label={t('forms.project')} source={PROJECTS} value={project} onChange={setProject} />
    </CreateDialog>
  );
}
