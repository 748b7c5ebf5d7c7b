import { FieldErrors } from '../ui/field';
import { Card, Quiet } from '../ui/layout';
import { Empty } from '../ui/notice';
import type { FieldDraft } from './field-draft';
import { FieldEditor } from './field-editor';
import { FieldList } from './field-list';
import { TYPE_NAMES } from './field-types';
import { useErrorsAt } from './form-editor-context';
import { useFormsText } from './use-forms-text';
import type { OpenField } from './use-open-field';

interface FieldsCardProps {
  readonly fields: readonly FieldDraft[];
  readonly open: OpenField;
  readonly onChange: (fields: readonly FieldDraft[]) => void;
}

/** The fields of a form. The number of the one whose settings are shown is in the URL. */
export function FieldsCard({ fields, open, onChange }: FieldsCardProps) {
  const t = useFormsText();
  const change = (next: readonly FieldDraft[], index: number | undefined) => {
    if (next !== fields) onChange(next);
    const number = index === undefined ? undefined : index + 1;
    if (number !== open.number) open.show(number);
  };
  return (
    <Card title={t('forms.fields')}>
      <FieldErrors of={useErrorsAt('fields', false)} />
      {fields.length === 0 ? (
        <Empty title={t('forms.no_fields')}>{t('forms.no_fields_about')}</Empty>
      ) : (
        <Quiet>{t('forms.fields_about')}</Quiet>
      )}
      <FieldList
        label={t('forms.fields')}
        fields={fields}
        path="fields"
        isColumn={false}
        types={TYPE_NAMES}
        open={open.number === undefined ? undefined : open.number - 1}
        onChange={change}
        renderSettings={(settings) => <FieldEditor key={settings.field.uid} {...settings} />}
      />
    </Card>
  );
}
