import type { views as english } from '../en/views';

export const views: Record<keyof typeof english, string> = {
  'views.title': 'Vistas',
  'views.shared_name': '{name} (partilhada)',
  'views.save': 'Guardar como vista',
  'views.save_about': 'Uma vista guarda o texto de pesquisa, os filtros, as ordenações e as colunas deste ecrã.',
  'views.share': 'Partilhar com todos os utilizadores desta organização',
  'views.edit': 'Editar vista',
  'views.edit_of': 'Editar “{name}”',
  'views.replace': 'Substituir os filtros, as ordenações e as colunas pelos atuais',
  'views.delete_of': 'Eliminar “{name}”',
  'views.delete_about': 'A vista não pode ser reposta. Os projetos não mudam.',
  'views.delete_shared_about': 'A vista desaparece para todos e não pode ser reposta. Os projetos não mudam.',
};
