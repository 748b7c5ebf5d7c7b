import type { BoardModule } from '../board/board-module';
import type { BoardStores, UnitOfWork } from '../unit-of-work';
import type { ActionPerformers } from './action-performer';
import { moveAction } from './move-action';
import { makeMoveByRule } from './move-by-rule';

export interface ActionsDeps {
  readonly unitOfWork: UnitOfWork<BoardStores>;
  /** Performers of the actions that other services or hosts carry out. */
  readonly remoteActions: Omit<ActionPerformers, 'move' | 'start_agent'>;
}

/** The actions of rules and agents, except that agents start other agents. */
export function actionsModule(
  { unitOfWork, remoteActions }: ActionsDeps,
  { keyedMoves, queries: { previewMove } }: BoardModule,
): Omit<ActionPerformers, 'start_agent'> {
  return { ...remoteActions, move: moveAction(makeMoveByRule({ unitOfWork, moves: keyedMoves, previewMove })) };
}
