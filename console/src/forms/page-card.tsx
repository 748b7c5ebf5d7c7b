import { CheckBox, TextArea, TextField } from '../ui/field';
import { Card, Quiet } from '../ui/layout';
import type { PageDraft } from './form-draft';
import { useErrorsAt } from './form-editor-context';
import { useFormsText } from './use-forms-text';

/** Settings of the public page of a form. */
export function PageCard({ page, onChange }: { page: PageDraft; onChange: (page: PageDraft) => void }) {
  const t = useFormsText();
  return (
    <Card title={t('forms.page')}>
      <Quiet>{t('forms.page_about')}</Quiet>
      <CheckBox
        label={t('forms.sections_as_pages')}
        checked={page.sections_as_pages}
        onChange={(event) => onChange({ ...page, sections_as_pages: event.target.checked })}
      />
      <CheckBox
        label={t('forms.review')}
        checked={page.review}
        onChange={(event) => onChange({ ...page, review: event.target.checked })}
      />
      <TextField
        label={t('forms.redirect')}
        hint={t('forms.redirect_hint')}
        type="url"
        errors={useErrorsAt('page.redirect_url')}
        value={page.redirect_url}
        onChange={(event) => onChange({ ...page, redirect_url: event.target.value })}
      />
      <TextArea
        label={t('forms.origins')}
        hint={t('forms.origins_hint')}
        rows={2}
        errors={useErrorsAt('page.embed_origins')}
        value={page.embed_origins}
        onChange={(event) => onChange({ ...page, embed_origins: event.target.value })}
      />
    </Card>
  );
}
