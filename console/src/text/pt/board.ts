import type { board as english } from '../en/board';

export const board: Record<keyof typeof english, string> = {
  'board.none': 'Ainda não há funis',
  'board.none_about': 'Crie um funil com as suas etapas. Os projetos são mostrados aqui como cartões.',
  'board.create': 'Novo funil',
  'board.edit_funnel': 'Editar funil',
  'board.funnel': 'Funil',
  'board.label': 'Quadro de {name}',
  'board.limit': '{count} de {limit}',
  'board.late': '{count} em atraso',
  'board.is_late': 'em atraso',
  'board.more': 'mais {count}',
  'board.handle': 'Mover {name}',
  'board.handle_about': 'Arraste, ou prima Espaço, as setas e Espaço de novo',
  'board.move': 'Etapas para {name}',
  'board.over': 'Sobre {step}',
  'board.dropped': 'Largado em {step}',
  'board.cancelled': 'O cartão fica onde estava.',
};
