import { Link } from '@tanstack/react-router';
import { equalsFilter } from '../projects/filter-model';
import { useText } from '../text/text-context';
import { Badge } from '../ui/badge';
import { IconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { Quiet, Row } from '../ui/layout';
import { Menu } from '../ui/menu';
import { Money, useNumber } from '../ui/money';
import { Time } from '../ui/time';
import styles from './board.module.css';
import type { BoardCardData, BoardStep } from './board-data';
import type { useDrag } from './use-drag';

interface ColumnProps {
  readonly step: BoardStep;
  readonly steps: readonly BoardStep[];
  /** Ids of projects whose move is not confirmed yet. */
  readonly moving: readonly string[];
  readonly drag: ReturnType<typeof useDrag>;
  readonly onMove: (card: BoardCardData, stepId: string) => void;
}

export function BoardColumn({ step, steps, moving, drag, onMove }: ColumnProps) {
  const t = useText();
  const number = useNumber();
  const { id, name, count, budget, late, wip_limit: limit, projects } = step;
  const isFull = limit !== null && count >= limit;
  return (
    <section className={styles['column']} data-step={id} data-over={drag.held?.stepId === id} aria-label={name}>
      <div className={styles['head']}>
        <Row>
          <h2>{name}</h2>
          <Badge tone={isFull ? 'warn' : 'neutral'}>
            {limit === null ? number(count) : t('board.limit', { count: number(count), limit })}
          </Badge>
          {late > 0 ? <Badge tone="bad">{t('board.late', { count: late })}</Badge> : undefined}
        </Row>
        <Quiet>
          <Money cents={budget} />
        </Quiet>
      </div>
      <ul className={styles['cards']}>
        {projects.map((card) => (
          <Card key={card.project.id} card={card} steps={steps} moving={moving} drag={drag} onMove={onMove} />
        ))}
      </ul>
      {count > projects.length ? (
        <Link to="/projects" search={{ filter: equalsFilter('funnel_steps', id) }}>
          {t('board.more', { count: number(count - projects.length) })}
        </Link>
      ) : undefined}
    </section>
  );
}

function Card({ card, steps, moving, drag, onMove }: Omit<ColumnProps, 'step'> & { card: BoardCardData }) {
  const t = useText();
  const { project, assignment, late } = card;
  const isHeld = drag.held?.card.project.id === project.id;
  const targets = steps.filter(({ id }) => id !== assignment.step_id);
  return (
    <li className={styles['card']} data-held={isHeld} aria-busy={moving.includes(project.id)}>
      <button
        type="button"
        className={styles['handle']}
        aria-label={t('board.handle', { name: project.name })}
        aria-pressed={isHeld}
        data-handle={project.id}
        title={t('board.handle_about')}
        onKeyDown={drag.onKeyDown(card)}
        {...drag.pointer(card)}
      >
        <Icon name="menu" />
      </button>
      <div className={styles['text']}>
        <Link to="/projects/$project" params={{ project: project.id }}>
          {project.name}
        </Link>
        <Quiet>{project.code}</Quiet>
        <Row>
          <Money cents={project.budget} />
          {late ? <Badge tone="bad">{t('board.is_late')}</Badge> : undefined}
        </Row>
        <Quiet>
          <Time at={assignment.linked_at} relative />
        </Quiet>
      </div>
      <Menu
        trigger={<IconButton icon="more" label={t('board.move', { name: project.name })} />}
        items={targets.map(({ id, name }) => ({
          key: id,
          label: t('move.do', { step: name }),
          onSelect: () => onMove(card, id),
        }))}
      />
    </li>
  );
}
