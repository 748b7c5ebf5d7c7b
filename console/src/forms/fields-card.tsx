import { FieldErrors } from '../ui/field';
import { Card, Quiet } from '../ui/layout';
import { Empty } from '../ui/notice';
import { SortableList } from '../ui/sortable-list';
import { AddFieldMenu } from './add-field-menu';
import { FieldSummary, FieldTools, useFieldName } from './field-card';
import { type FieldDraft, newField } from './field-draft';
import { FieldEditor } from './field-editor';
import { TYPE_NAMES } from './field-types';
import { useErrorsAt } from './form-editor-context';
import { useFormsText } from './use-forms-text';
import type { OpenField } from './use-open-field';

interface FieldsCardProps {
  readonly fields: readonly FieldDraft[];
  readonly open: OpenField;
  readonly onChange: (fields: readonly FieldDraft[]) => void;
}

/** The fields of a form in their order. */
export function FieldsCard({ fields, open, onChange }: FieldsCardProps) {
  const t = useFormsText();
  const nameOf = useFieldName(fields);
  const errors = useErrorsAt('fields', false);
  const current = fields[(open.number ?? 0) - 1];
  const reorder = (next: readonly FieldDraft[]) => {
    onChange(next);
    if (current) open.show(next.indexOf(current) + 1);
  };
  const add = (field: FieldDraft, at = fields.length) => {
    onChange(fields.toSpliced(at, 0, field));
    open.show(at + 1);
  };
  const remove = (index: number) => {
    onChange(fields.toSpliced(index, 1));
    if (current) open.show(current === fields[index] ? undefined : fields.toSpliced(index, 1).indexOf(current) + 1);
  };
  const menu = <AddFieldMenu label={t('forms.add_field')} types={TYPE_NAMES} onAdd={(type) => add(newField(type))} />;
  return (
    <Card title={t('forms.fields')} actions={fields.length > 0 ? menu : undefined}>
      <FieldErrors of={errors} />
      {fields.length === 0 ? (
        <Empty title={t('forms.no_fields')} action={menu}>
          {t('forms.no_fields_about')}
        </Empty>
      ) : (
        <>
          <Quiet>{t('forms.fields_about')}</Quiet>
          <SortableList
            label={t('forms.fields')}
            items={fields}
            keyOf={({ uid }) => uid}
            nameOf={nameOf}
            onOrder={reorder}
            details={(field, index) =>
              open.number === index + 1 ? (
                <FieldEditor
                  field={field}
                  path={`fields.${index}`}
                  isColumn={false}
                  onChange={(changed) => onChange(fields.with(index, changed))}
                />
              ) : undefined
            }
            tools={(field, index) => (
              <FieldTools
                name={nameOf(field)}
                onDuplicate={(copy) => add(copy, index + 1)}
                field={field}
                onRemove={() => remove(index)}
              />
            )}
          >
            {(field, index) => (
              <FieldSummary
                field={field}
                name={nameOf(field)}
                path={`fields.${index}`}
                isOpen={open.number === index + 1}
                onToggle={() => open.show(open.number === index + 1 ? undefined : index + 1)}
              />
            )}
          </SortableList>
          <div>{menu}</div>
        </>
      )}
    </Card>
  );
}
