import { useState } from 'react';
import { useChange } from '../api/use-change';
import { MoveDialog } from '../moves/move-dialog';
import { useText } from '../text/text-context';
import { useToast } from '../ui/toast';
import styles from './board.module.css';
import { BoardColumn } from './board-column';
import type { BoardCardData, BoardData, BoardStep } from './board-data';
import { useDrag } from './use-drag';

interface Rejected {
  readonly card: BoardCardData;
  readonly step: BoardStep;
}

/** Cards move by mouse, touch and keyboard. A rejected move opens the dialog that shows its blockers. */
export function Board({ board }: { board: BoardData }) {
  const t = useText();
  const toast = useToast();
  const [rejected, setRejected] = useState<Rejected>();
  const move = useChange(
    (client, { card, step }: Rejected) =>
      client.call('post', '/api/management/funnels/{funnel}/projects/{project}/move', {
        path: { funnel: board.funnel_id, project: card.project.id },
        body: { step_id: step.id },
      }),
    (_result, { card, step }) => toast(t('move.done', { name: card.project.name, step: step.name })),
  );
  const request = (card: BoardCardData, stepId: string) => {
    const step = board.steps.find(({ id }) => id === stepId);
    if (!step || card.assignment.step_id === stepId) return;
    move.mutate({ card, step }, { onError: () => setRejected({ card, step }) });
  };
  const drag = useDrag(board.steps, request);
  return (
    <>
      <p className="visually-hidden" aria-live="assertive">
        {drag.announcement}
      </p>
      <section
        className={styles['board']}
        data-board
        data-held={drag.held !== undefined}
        aria-label={t('board.label', { name: board.name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: A region that scrolls must be reachable by keyboard.
        tabIndex={0}
      >
        {board.steps.map((step) => (
          <BoardColumn key={step.id} step={step} steps={board.steps} drag={drag} onMove={request} />
        ))}
      </section>
      {rejected ? (
        <MoveDialog
          funnel={board.funnel_id}
          project={rejected.card.project}
          steps={[rejected.step]}
          onClose={() => setRejected(undefined)}
        />
      ) : undefined}
    </>
  );
}
