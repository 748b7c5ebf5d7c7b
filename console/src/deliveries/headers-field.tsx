import { useText } from '../text/text-context';
import { Button, IconButton } from '../ui/button';
import { FieldErrors, inputClass } from '../ui/field';
import { Quiet } from '../ui/layout';
import type { Header } from './webhook-draft';
import styles from './webhook-fields.module.css';

interface HeadersFieldProps {
  readonly label: string;
  readonly errors: readonly string[] | undefined;
  readonly headers: readonly Header[];
  readonly onChange: (headers: readonly Header[]) => void;
}

/** Headers of each delivery. A stored value is not shown, and remains unless another one is entered. */
export function HeadersField({ label, errors, headers, onChange }: HeadersFieldProps) {
  const t = useText();
  return (
    <fieldset className={styles['group']}>
      <legend>{label}</legend>
      {headers.length === 0 ? <Quiet>{t('deliveries.headers_hint')}</Quiet> : undefined}
      {headers.map((header, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: A header has no identity while its name is entered.
        <div key={index} className={styles['entry']}>
          <input
            className={inputClass}
            aria-label={t('deliveries.header_name')}
            placeholder="authorization"
            autoComplete="off"
            spellCheck={false}
            readOnly={header.isStored}
            value={header.name}
            onChange={(event) => onChange(headers.with(index, { ...header, name: event.target.value.trim() }))}
          />
          <input
            className={inputClass}
            aria-label={t('deliveries.header_value', { name: header.name })}
            placeholder={header.isStored ? t('deliveries.header_stored') : ''}
            autoComplete="off"
            spellCheck={false}
            value={header.value}
            onChange={(event) => onChange(headers.with(index, { ...header, value: event.target.value }))}
          />
          <IconButton
            icon="close"
            label={t('deliveries.remove_header', { name: header.name })}
            onClick={() => onChange(headers.toSpliced(index, 1))}
          />
        </div>
      ))}
      <FieldErrors of={errors} />
      <div>
        <Button icon="plus" onClick={() => onChange([...headers, { name: '', value: '', isStored: false }])}>
          {t('deliveries.add_header')}
        </Button>
      </div>
    </fieldset>
  );
}
