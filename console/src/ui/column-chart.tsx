import { useState } from 'react';
import { useText } from '../text/text-context';
import type { Bar } from './bar-chart';
import { Button } from './button';
import styles from './chart.module.css';
import { Row } from './layout';

const WIDTH = 600;
const HEIGHT = 160;
const GAP = 8;

interface ColumnChartProps {
  readonly label: string;
  readonly head: readonly [string, string];
  /** Shows the label of every n-th column. */
  readonly labelEvery?: number;
  readonly bars: readonly (Bar & { readonly label: string })[];
}

/** Columns in the order of time. A table with the same values can be shown instead. */
export function ColumnChart(props: ColumnChartProps) {
  const t = useText();
  const [isTable, setTable] = useState(false);
  return (
    <div className={styles['figure']}>
      {isTable ? <ValueTable {...props} /> : <Columns {...props} />}
      <Row>
        <Button look="plain" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {t(isTable ? 'chart.as_chart' : 'chart.as_table')}
        </Button>
      </Row>
    </div>
  );
}

function Columns({ label, bars, labelEvery = 1 }: ColumnChartProps) {
  const max = Math.max(...bars.map(({ value }) => value), 1);
  const step = WIDTH / Math.max(bars.length, 1);
  return (
    <div className={styles['columns']}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${label}: ${bars.map((bar) => `${bar.label} ${bar.text}`).join(', ')}`}
      >
        {bars.map(({ key, label: name, value, text }, index) => {
          const height = Math.max((value / max) * HEIGHT, value > 0 ? 2 : 0);
          return (
            <rect
              key={key}
              x={index * step + GAP / 2}
              y={HEIGHT - height}
              width={step - GAP}
              height={height}
              className={styles['fill']}
            >
              <title>{`${name}: ${text}`}</title>
            </rect>
          );
        })}
        <line x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className={styles['axis']} />
      </svg>
      <div className={styles['labels']} aria-hidden="true">
        {bars.map(({ key, label: name }, index) => (
          <span key={key}>{index % labelEvery === 0 ? name : ''}</span>
        ))}
      </div>
    </div>
  );
}

function ValueTable({ label, head, bars }: ColumnChartProps) {
  return (
    <table className={styles['values']} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{head[0]}</th>
          <th scope="col">{head[1]}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, label: name, text }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
