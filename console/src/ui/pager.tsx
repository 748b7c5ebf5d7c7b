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
  const isBeyond = isBeyondEnd(meta);
  return (
    <nav className={styles['row']} aria-label={t('ui.pages')}>
      <span className={styles['quiet']}>
        {t(isBeyond ? 'ui.beyond' : 'ui.range', {
          from: number(meta.from),
          to: number(meta.to),
          total: number(meta.total),
        })}
      </span>
      {meta.last_page > 1 || isBeyond ? <PageButtons meta={meta} onPage={onPage} /> : undefined}
    </nav>
  );
}

function PageButtons({ meta, onPage }: PagerProps) {
  const t = useText();
  return (
    <>
      <Button
        icon="left"
        disabled={meta.current_page <= 1}
        onClick={() => onPage(Math.min(meta.current_page - 1, meta.last_page))}
      >
        {t('ui.previous')}
      </Button>
      <Button disabled={meta.current_page >= meta.last_page} onClick={() => onPage(meta.current_page + 1)}>
        {t('ui.next')}
      </Button>
    </>
  );
}

/** A page that had entries until they were deleted. */
function isBeyondEnd({ current_page: page, last_page: last }: PageMeta): boolean {
  return page > Math.max(last, 1);
}
