import type { attachments as english } from '../en/attachments';

export const attachments: Record<keyof typeof english, string> = {
  'attachments.title': 'Vídeos e ficheiros',
  'attachments.title_of': 'Vídeos e ficheiros de {name}',
  'attachments.about': 'Os utilizadores têm de ver os vídeos obrigatórios antes de moverem um projeto para a etapa.',
  'attachments.none': 'Sem vídeos nem ficheiros',
  'attachments.watch': 'Visualização obrigatória',
  'attachments.video': 'Vídeo',
  'attachments.file': 'Ficheiro',
  'attachments.seconds': '{count|# segundo|# segundos}',
  'attachments.delete_of': 'Eliminar {name}',
  'attachments.add': 'Adicionar',
  'attachments.type': 'Tipo',
  'attachments.source': 'Origem',
  'attachments.source_link': 'Ligação',
  'attachments.source_upload': 'Carregamento',
  'attachments.url': 'URL',
  'attachments.duration': 'Duração em segundos',
  'attachments.duration_hint': 'Necessária para vídeos de visualização obrigatória.',
  'attachments.added': '{name} foi adicionado.',
  'attachments.deleted': '{name} foi eliminado.',
};
