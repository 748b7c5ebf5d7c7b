import type { places as english } from '../en/places';

export const places: Record<keyof typeof english, string> = {
  'places.add': 'Adicionar a um funil',
  'places.add_about': 'O projeto entra na primeira etapa.',
  'places.funnel': 'Funil',
  'places.added': 'O projeto foi adicionado ao funil.',
  'places.edit': 'Editar posição no funil',
  'places.edit_of': 'Editar posição em {name}',
  'places.forecast': 'Conclusão prevista',
  'places.executors': 'Executores',
  'places.add_executor': 'Adicionar um executor',
  'places.remove_of': 'Remover de {name}',
  'places.remove': 'Remover',
  'places.remove_about': 'O projeto sai do funil. O histórico e as respostas permanecem.',
  'places.removed': 'O projeto foi removido do funil.',
};
