import { FormLinkDialog } from '../forms/form-link-dialog';
import { FORMS } from '../records/record-sources';
import { useActionsText } from './use-actions-text';

const VALID_SECONDS = 30 * 86_400;

/** Creates a link with which a form is answered once for the project, by a respondent or by the user. */
export function AskDialog({ project, onClose }: { project: string; onClose: () => void }) {
  const t = useActionsText();
  return (
    <FormLinkDialog
      title={t('actions.ask_title')}
      about={t('actions.ask_about')}
      create={t('actions.ask')}
      open={t('actions.ask_open')}
      copy={t('actions.share_copy')}
      record={{ label: t('actions.ask_form'), source: FORMS, errorsOf: 'form_id' }}
      linkOf={(form) => ({ form: Number(form), project })}
      validSeconds={VALID_SECONDS}
      onClose={onClose}
    />
  );
}
