import { useRead } from '../api/use-read';
import { useLanguage, useText } from '../text/text-context';
import { Skeleton } from '../ui/notice';
import { Table } from '../ui/table';
import { type AnsweredField, type AnswerLine, cellText, columnsOf, isNumeric } from './form-cells';
import type { ProjectDetail } from './project-detail';

type FormAnswer = ProjectDetail['form_answers'][number];

/** A value whose form says how it is shown: lines as a table, amounts in their currency. */
export function FormValue({ of: { form_id: form, field_id: id, label, value } }: { of: FormAnswer }) {
  const read = useRead('/api/management/forms/{form}', { path: { form: String(form) } });
  const show = useCellText();
  if (read.isPending) return <Skeleton lines={1} />;
  const field = read.data?.form.fields.find((one) => one.id === id);
  if (Array.isArray(value)) return <Lines label={label} lines={value} columns={field?.fields ?? []} />;
  return field ? show(field, value) : String(value);
}

interface NumberedLine {
  readonly line: AnswerLine;
  readonly index: number;
}

function Lines({
  label,
  lines,
  columns,
}: {
  label: string;
  lines: readonly AnswerLine[];
  columns: readonly AnsweredField[];
}) {
  const show = useCellText();
  return (
    <Table<NumberedLine>
      label={label}
      rows={lines.map((line, index) => ({ line, index }))}
      rowKey={({ index }) => index}
      columns={columnsOf(columns, lines).map((column) => ({
        key: column.id,
        title: column.label,
        isNumber: isNumeric(column),
        cell: ({ line }) => show(column, line[column.id]),
      }))}
    />
  );
}

function useCellText(): (field: AnsweredField, value: unknown) => string {
  const t = useText();
  const { locale } = useLanguage();
  const texts = { locale, yes: t('ui.yes'), no: t('ui.no') };
  return (field, value) => cellText(field, value, texts);
}
