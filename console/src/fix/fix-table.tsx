import { useState } from 'react';
import { inputClass } from '../ui/field';
import { Pager } from '../ui/pager';
import table from '../ui/table.module.css';
import type { Rejected } from './fix-api';
import styles from './fix-table.module.css';
import { type RejectedCells, rejectedFirst } from './rejected-cells';
import type { CellEdits } from './rejected-workbook';
import { useFixText } from './use-fix-text';

const PER_PAGE = 25;

interface FixTableProps {
  readonly rejected: Rejected;
  readonly cells: RejectedCells | undefined;
  readonly edits: CellEdits;
  readonly onEdit: (key: string, text: string) => void;
}

/** Every cell of the rejected rows can be edited. Rejected cells show the reason. */
export function FixTable(props: FixTableProps) {
  const t = useFixText();
  const { workbook } = props.rejected;
  const [page, setPage] = useState(0);
  const columns = rejectedFirst(workbook.headings.length, props.cells);
  const pages = Math.ceil(workbook.rows.length / PER_PAGE);
  const first = page * PER_PAGE;
  const shown = workbook.rows.slice(first, first + PER_PAGE).map((_row, index) => first + index);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: A region that scrolls must be reachable by keyboard. */}
      <section className={table['scroll']} aria-label={t('fix.title')} tabIndex={0}>
        <table className={table['table']}>
          <thead>
            <tr>
              <th scope="col" className={table['number']}>
                {t('transfers.row')}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {workbook.headings[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <FixRow key={row} row={row} columns={columns} {...props} />
            ))}
          </tbody>
        </table>
      </section>
      {pages > 1 ? (
        <Pager
          meta={{
            current_page: page + 1,
            last_page: pages,
            from: first + 1,
            to: first + shown.length,
            total: workbook.rows.length,
          }}
          onPage={(to) => setPage(to - 1)}
        />
      ) : undefined}
    </>
  );
}

interface FixRowProps extends FixTableProps {
  readonly row: number;
  readonly columns: readonly number[];
}

function FixRow({ row, columns, rejected: { workbook }, cells, edits, onEdit }: FixRowProps) {
  const t = useFixText();
  const number = cells?.numbers[row] ?? row + 1;
  return (
    <tr>
      <td className={table['number']}>
        {number}
        {cells?.rows.get(row) ? <div className={styles['reason']}>{cells.rows.get(row)}</div> : undefined}
      </td>
      {columns.map((column) => {
        const key = `${row}:${column}`;
        const reason = cells?.cells.get(key);
        return (
          <td key={key} className={styles['cell']}>
            <input
              className={inputClass}
              aria-label={t('fix.cell', { column: workbook.headings[column] ?? '', row: number })}
              aria-invalid={reason !== undefined && !edits.has(key)}
              aria-describedby={reason ? `reason-${key}` : undefined}
              value={edits.get(key) ?? workbook.rows[row]?.[column] ?? ''}
              onChange={(event) => onEdit(key, event.target.value)}
            />
            {reason ? (
              <div id={`reason-${key}`} className={styles['reason']}>
                {reason}
              </div>
            ) : undefined}
          </td>
        );
      })}
    </tr>
  );
}
