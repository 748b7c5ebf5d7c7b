import type { ReactNode } from 'react';
import styles from './chart.module.css';

export interface Bar {
  readonly key: string;
  readonly label: ReactNode;
  readonly value: number;
  /** The value for people. */
  readonly text: string;
}

const WIDTH = 100;
const HEIGHT = 10;

/** Horizontal bars. The chart is a table, so that it can be read without seeing it. */
export function BarChart({
  label,
  head,
  bars,
}: {
  label: string;
  /** Titles of both columns. */
  head: readonly [string, string];
  bars: readonly Bar[];
}) {
  const max = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <table className={styles['bars']} aria-label={label}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{head[0]}</th>
          <th scope="col">{head[1]}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, label: name, value, text }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>
              <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
                <rect width={WIDTH} height={HEIGHT} className={styles['track']} />
                <rect width={(value / max) * WIDTH} height={HEIGHT} className={styles['fill']} />
              </svg>
              <span className={styles['amount']}>{text}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
