import styles from './meter.module.css';

const NEARLY = 0.8;

/** How much of a budget is used. Without a limit, the value alone. */
export function Meter({
  label,
  value,
  max,
  text,
}: {
  label: string;
  value: number;
  max: number | undefined;
  /** The value and its limit, for people. */
  text: string;
}) {
  const share = max === undefined || max === 0 ? 0 : value / max;
  return (
    <div className={styles['meter']} data-level={share >= 1 ? 'full' : share >= NEARLY ? 'high' : 'low'}>
      <span className={styles['label']}>{label}</span>
      <strong>{text}</strong>
      {max === undefined ? (
        <span className={styles['none']} />
      ) : (
        <progress className={styles['bar']} aria-label={label} max={max} value={Math.min(value, max)} />
      )}
    </div>
  );
}
