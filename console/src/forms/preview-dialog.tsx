import type { Form } from '@trackway/client';
import { useState } from 'react';
import { fieldErrors } from '../api/error-facts';
import { useChange } from '../api/use-change';
import { CreateDialog } from '../edit/create-dialog';
import { RecordField } from '../records/record-field';
import { PROJECTS } from '../records/record-sources';
import { Stack } from '../ui/layout';
import { SharedLink } from '../ui/shared-link';
import { useFormsText } from './use-forms-text';

const GENERATE = '/api/management/dynamic-forms/pivot-accessor/url-generate';
const VALID_SECONDS = 3_600;

/** Creates a link for one submission, because the API shows forms to respondents by links only. */
export function PreviewDialog({ form, onClose }: { form: Form; onClose: () => void }) {
  const t = useFormsText();
  const [project, setProject] = useState('');
  const create = useChange((client, _: undefined) => {
    const accessor = { type: 'project_form', project_id: project } as const;
    return client.call('post', GENERATE, { body: { form_id: form.id, accessor, expires_in: VALID_SECONDS } });
  });
  const url = create.data?.urls[0]?.url;
  return (
    <CreateDialog
      title={t('forms.preview_title')}
      onClose={onClose}
      create={create}
      label={t('forms.preview_create')}
      isComplete={project !== ''}
      secret={url === undefined ? undefined : <PreviewLink url={url} />}
    >
      <p>{t('forms.preview_about')}</p>
      <RecordField
        label={t('forms.project')}
        source={PROJECTS}
        value={project}
        onChange={setProject}
        errors={fieldErrors(create.error, 'accessor.project_id')}
      />
    </CreateDialog>
  );
}

function PreviewLink({ url }: { url: string }) {
  const t = useFormsText();
  return (
    <Stack>
      <p>{t('forms.preview_about')}</p>
      <SharedLink url={url} openLabel={t('forms.preview_open')} copyLabel={t('forms.preview_copy')} />
    </Stack>
  );
}
