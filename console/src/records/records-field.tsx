import { useText } from '../text/text-context';
import { Button, nameClass } from '../ui/button';
import { Row } from '../ui/layout';
import { RecordField, RecordName } from './record-field';
import type { RecordSource } from './record-sources';

interface RecordsFieldProps {
  /** Says that a record is added, such as `Add a tag`. */
  readonly label: string;
  readonly errors?: readonly string[] | undefined;
  readonly source: RecordSource;
  readonly ids: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** A field that chooses several records by name, and a button for each that removes it. */
export function RecordsField({ label, errors, source, ids, onChange }: RecordsFieldProps) {
  const t = useText();
  const without = (id: string) => ids.filter((one) => one !== id);
  return (
    <>
      <RecordField
        label={label}
        errors={errors}
        source={source}
        value=""
        onChange={(id) => onChange([...without(id), id])}
        canClear={false}
      />
      <Row>
        {ids.map((id) => (
          <Button key={id} icon="close" className={nameClass} onClick={() => onChange(without(id))}>
            <span className="visually-hidden">{t('ui.remove')} </span>
            <RecordName source={source} id={id} />
          </Button>
        ))}
      </Row>
    </>
  );
}
