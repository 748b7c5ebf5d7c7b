import type { components } from '@trackway/client';

export type BoardData = components['schemas']['Board'];
export type BoardStep = BoardData['steps'][number];
export type BoardCardData = components['schemas']['BoardCard'];
