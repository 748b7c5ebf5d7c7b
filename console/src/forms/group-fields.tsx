import { type ReactNode, useState } from 'react';
import fieldGroup from '../edit/field-group.module.css';
import { FieldErrors, TextField } from '../ui/field';
import { Quiet } from '../ui/layout';
import { FieldList, type FieldSettings } from './field-list';
import { COLUMN_TYPES } from './field-types';
import { useErrorsAt } from './form-editor-context';
import styles from './forms.module.css';
import { useFormsText } from './use-forms-text';

type GroupFieldsProps = FieldSettings & { readonly renderSettings: (settings: FieldSettings) => ReactNode };

/** The fields that respondents answer for each line of a group. */
export function GroupFields({ field, path, onChange, renderSettings }: GroupFieldsProps) {
  const t = useFormsText();
  const [open, setOpen] = useState<number>();
  return (
    <fieldset className={`${fieldGroup['group']} ${styles['group']}`}>
      <legend>{t('field.columns')}</legend>
      <Quiet>{t('field.columns_about')}</Quiet>
      <FieldErrors of={useErrorsAt(`${path}.fields`, false)} />
      <TextField
        label={t('field.item_label')}
        hint={t('field.item_label_hint')}
        maxLength={255}
        errors={useErrorsAt(`${path}.item_label`)}
        value={field.itemLabel}
        onChange={(event) => onChange({ ...field, itemLabel: event.target.value })}
      />
      <FieldList
        label={t('field.columns')}
        fields={field.fields}
        path={`${path}.fields`}
        isColumn
        types={COLUMN_TYPES}
        open={open}
        onChange={(fields, index) => {
          setOpen(index);
          if (fields !== field.fields) onChange({ ...field, fields });
        }}
        renderSettings={renderSettings}
      />
    </fieldset>
  );
}
