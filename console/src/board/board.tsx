import { useEffect, useRef, useState } from 'react';
import { isStale } from '../api/error-facts';
import { useChange } from '../api/use-change';
import { MoveConflict } from '../moves/move-conflict';
import { MoveDialog } from '../moves/move-dialog';
import { sendMove } from '../moves/move-request';
import { useText } from '../text/text-context';
import { useToast } from '../ui/toast';
import styles from './board.module.css';
import { BoardColumn } from './board-column';
import type { BoardCardData, BoardData, BoardStep } from './board-data';
import { useDrag } from './use-drag';

interface CardMove {
  readonly card: BoardCardData;
  readonly step: BoardStep;
}

type Rejected = CardMove & { readonly isStale: boolean };

/** Cards move by mouse, touch and keyboard. A rejected move opens the dialog that shows its blockers. */
export function Board({ board }: { board: BoardData }) {
  const t = useText();
  const toast = useToast();
  const [[rejected, ...others], setRejected] = useState<readonly Rejected[]>([]);
  const [moving, setMoving] = useState<readonly CardMove[]>([]);
  const focusNext = useFocusOfCard(board);
  const move = useChange(
    (client, { card: { project, assignment }, step }: CardMove) =>
      sendMove(client, {
        funnel: board.funnel_id,
        project: project.id,
        seen: assignment,
        body: { step_id: step.id },
      }),
    (_result, { card, step }) => {
      focusNext(card.project.id);
      toast(t('move.done', { name: card.project.name, step: step.name }));
    },
  );
  const closeRejected = () => setRejected(others);
  // Of several moves at once, each can be rejected.
  const send = (wanted: CardMove) => {
    setMoving((before) => [...before, wanted]);
    void move
      .mutateAsync(wanted)
      .catch((error: unknown) => setRejected((before) => [...before, { ...wanted, isStale: isStale(error) }]))
      .finally(() => setMoving((before) => before.filter((one) => one !== wanted)));
  };
  const request = (card: BoardCardData, stepId: string) => {
    const step = board.steps.find(({ id }) => id === stepId);
    if (!step || card.assignment.step_id === stepId) return;
    send({ card, step });
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
          <BoardColumn
            key={step.id}
            step={step}
            steps={board.steps}
            moving={moving.map(({ card }) => card.project.id)}
            drag={drag}
            onMove={request}
          />
        ))}
      </section>
      {rejected ? (
        <RejectedMove
          key={rejected.card.project.id}
          board={board}
          rejected={rejected}
          onMove={(now) => {
            closeRejected();
            send({ ...rejected, card: { ...rejected.card, assignment: now } });
          }}
          onClose={closeRejected}
        />
      ) : undefined}
    </>
  );
}

/** A moved card is another element, so its handle takes the focus that the former one has lost. */
function useFocusOfCard(board: BoardData): (project: string) => void {
  const moved = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: The effect follows a change of the board.
  useEffect(() => {
    if (!moved.current) return;
    const handle = document.querySelector<HTMLElement>(`[data-handle="${moved.current}"]`);
    if (document.activeElement === document.body) handle?.focus();
    moved.current = undefined;
  }, [board]);
  return (project) => {
    moved.current = project;
  };
}

function RejectedMove({
  board: { funnel_id: funnel, steps },
  rejected: { card, step, isStale: hasConflict },
  onMove,
  onClose,
}: {
  board: BoardData;
  rejected: Rejected;
  onMove: (now: BoardCardData['assignment']) => void;
  onClose: () => void;
}) {
  const common = { funnel, project: card.project, seen: card.assignment, onClose };
  return hasConflict ? (
    <MoveConflict {...common} target={step} steps={steps} onMove={(now) => onMove({ ...card.assignment, ...now })} />
  ) : (
    <MoveDialog {...common} all={steps} steps={[step]} />
  );
}
