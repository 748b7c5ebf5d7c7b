import { useState } from 'react';
import { Field } from '../../ui/field';
import styles from './rule-editor.module.css';
import { useEditorText, useErrorsAt } from './use-editor';

const UNITS = { days: 86_400, hours: 3_600, minutes: 60, seconds: 1 } as const;

type Unit = keyof typeof UNITS;

interface DurationFieldProps {
  readonly label: string;
  readonly path: string;
  readonly value: unknown;
  /** Seconds of one unit of the value. */
  readonly scale?: number;
  readonly onChange: (value: number | undefined) => void;
}

/** A number of seconds or minutes, entered in the unit that fits. */
export function DurationField({ label, path, value, scale = 1, onChange }: DurationFieldProps) {
  const t = useEditorText();
  const errors = useErrorsAt(path);
  const seconds = typeof value === 'number' ? value * scale : undefined;
  const [unit, setUnit] = useState<Unit>(() => unitOf(seconds));
  const units = (Object.keys(UNITS) as Unit[]).filter((one) => UNITS[one] >= scale);
  const set = (text: string, next: Unit) =>
    onChange(text === '' ? undefined : Math.round((Number(text) * UNITS[next]) / scale));
  // A number, because React then keeps `1.0` while the user types `1.05`.
  const shown = seconds === undefined ? '' : seconds / UNITS[unit];
  return (
    <Field label={label} errors={errors}>
      {(props) => (
        <div className={styles['pair']}>
          <input
            {...props}
            type="number"
            min={0}
            step="any"
            value={shown}
            onChange={(event) => set(event.target.value, unit)}
          />
          <select
            className={props.className}
            aria-label={t('editor.unit_of', { field: label })}
            value={unit}
            onChange={(event) => {
              const next = event.target.value as Unit;
              setUnit(next);
              set(String(shown), next);
            }}
          >
            {units.map((one) => (
              <option key={one} value={one}>
                {t(`unit.${one}`)}
              </option>
            ))}
          </select>
        </div>
      )}
    </Field>
  );
}

/** The largest unit of which the duration is a multiple. */
function unitOf(seconds: number | undefined): Unit {
  if (!seconds) return 'days';
  return (Object.keys(UNITS) as Unit[]).find((unit) => seconds % UNITS[unit] === 0) ?? 'seconds';
}
