import { useState } from 'react';
import { fieldErrors } from '../api/error-facts';
import { useChange } from '../api/use-change';
import { CreateDialog } from '../edit/create-dialog';
import { RecordField } from '../records/record-field';
import { FORMS } from '../records/record-sources';
import { Stack } from '../ui/layout';
import { SharedLink } from '../ui/shared-link';
import { useActionsText } from './use-actions-text';

const GENERATE = '/api/management/dynamic-forms/pivot-accessor/url-generate';
const VALID_SECONDS = 30 * 86_400;

/** Creates a link with which a form is answered once for the project, by a respondent or by the user. */
export function AskDialog({ project, onClose }: { project: string; onClose: () => void }) {
  const t = useActionsText();
  const [form, setForm] = useState('');
  const create = useChange((client, _: undefined) => {
    const accessor = { type: 'project_form', project_id: project } as const;
    return client.call('post', GENERATE, { body: { form_id: Number(form), accessor, expires_in: VALID_SECONDS } });
  });
  const url = create.data?.urls[0]?.url;
  return (
    <CreateDialog
      title={t('actions.ask_title')}
      label={t('actions.ask')}
      onClose={onClose}
      create={create}
      isComplete={form !== ''}
      secret={url === undefined ? undefined : <FormLink url={url} />}
    >
      <p>{t('actions.ask_about')}</p>
      <RecordField
        label={t('actions.ask_form')}
        source={FORMS}
        value={form}
        onChange={setForm}
        errors={fieldErrors(create.error, 'form_id')}
      />
    </CreateDialog>
  );
}

function FormLink({ url }: { url: string }) {
  const t = useActionsText();
  return (
    <Stack>
      <p>{t('actions.ask_about')}</p>
      <SharedLink url={url} openLabel={t('actions.ask_open')} copyLabel={t('actions.share_copy')} />
    </Stack>
  );
}
