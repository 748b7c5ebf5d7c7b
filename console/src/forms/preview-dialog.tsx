import type { Form } from '@trackway/client';
import { PROJECTS } from '../records/record-sources';
import { FormLinkDialog } from './form-link-dialog';
import { useFormsText } from './use-forms-text';

const VALID_SECONDS = 3_600;

/** Creates a link for one submission, because the API shows forms to respondents by links only. */
export function PreviewDialog({ form, onClose }: { form: Form; onClose: () => void }) {
  const t = useFormsText();
  return (
    <FormLinkDialog
      title={t('forms.preview_title')}
      about={t('forms.preview_about')}
      create={t('forms.preview_create')}
      open={t('forms.preview_open')}
      copy={t('forms.preview_copy')}
      record={{ label: t('forms.project'), source: PROJECTS, errorsOf: 'accessor.project_id' }}
      linkOf={(project) => ({ form: form.id, project })}
      validSeconds={VALID_SECONDS}
      onClose={onClose}
    />
  );
}
