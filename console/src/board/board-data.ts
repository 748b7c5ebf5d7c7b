import type { Board, BoardCard } from '@trackway/client';

export type BoardData = Board;
export type BoardStep = BoardData['steps'][number];
export type BoardCardData = BoardCard;
