import { Link, useNavigate } from '@tanstack/react-router';
import type { Form } from '@trackway/client';
import { Button, buttonClass } from '../ui/button';
import { Icon, type IconName } from '../ui/icon';
import type { FormSearch } from './forms-search';
import { useFormsText } from './use-forms-text';

/** What can be done with a saved form. */
export function FormActions({ form }: { form: Form }) {
  const t = useFormsText();
  const navigate = useNavigate({ from: '/forms/$form' });
  const opener = (dialog: NonNullable<FormSearch['dialog']>, icon: IconName, text: string) => (
    <Button
      icon={icon}
      look={dialog === 'delete' ? 'danger' : 'default'}
      onClick={() => void navigate({ search: (before) => ({ ...before, dialog }) })}
    >
      {text}
    </Button>
  );
  return (
    <>
      {opener('preview', 'play', t('forms.preview'))}
      {opener('attach', 'projects', t('forms.attach'))}
      <Link to="/intake" search={{ form: form.id }} className={buttonClass()}>
        <Icon name="link" />
        {t('forms.publish')}
      </Link>
      {opener('delete', 'trash', t('ui.delete'))}
    </>
  );
}
