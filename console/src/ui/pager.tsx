import { useText } from '../text/text-context';
import { Button } from './button';
import styles from './layout.module.css';
import { useNumber } from './money';
import type { PageMeta } from './page-meta';

interface PagerProps {
  readonly meta: PageMeta;
  readonly onPage: (page: number) => void;
}

/** The range of a page, and buttons if there are several pages. */
export function Pager({ meta, onPage }: PagerProps) {
  const t = useText();
  const number = useNumber();
  return (
    <nav className={styles['row']} aria-label={t('ui.pages')}>
      <span className={styles['quiet']}>
        {t('ui.range', { from: number(meta.from), to: number(meta.to), total: number(meta.total) })}
      </span>
      {meta.last_page > 1 ? <PageButtons meta={meta} onPage={onPage} /> : undefined}
    </nav>
  );
}

function PageButtons({ meta, onPage }: PagerProps) {
  const t = useText();
  return (
    <>
      <Button icon="left" disabled={meta.current_page <= 1} onClick={() => onPage(meta.current_page - 1)}>
        {t('ui.previous')}
      </Button>
      <Button disabled={meta.current_page >= meta.last_page} onClick={() => onPage(meta.current_page + 1)}>
        {t('ui.next')}
      </Button>
    </>
  );
}
