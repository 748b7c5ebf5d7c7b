import type { SearchParams } from '@trackway/client';
import { useRead } from '../api/use-read';

export type { SearchParams } from '@trackway/client';
export type FilterField = SearchParams['filters'][number];

/** The fields for filters and sorts, as the API describes them. No field is known in advance. */
export function useParams() {
  return useRead(
    '/api/management/system/params/{model_class}',
    { path: { model_class: 'project' } },
    { staleMs: Number.POSITIVE_INFINITY },
  );
}

/** `funnel_status_at` becomes “Funnel status at”. */
export function fieldLabel(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
