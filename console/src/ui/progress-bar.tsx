import styles from './progress-bar.module.css';

export function ProgressBar({ label, percentage }: { label: string; percentage: number }) {
  return (
    <div>
      <div aria-live="polite">
        {label}: {Math.round(percentage)} %
      </div>
      <progress className={styles['bar']} aria-label={label} max={100} value={percentage} />
    </div>
  );
}
