import type { retry as english } from '../en/retry';

export const retry: Readonly<Record<keyof typeof english, string>> = {
  'retry.runs': 'Repetir {count|# execução falhada|# execuções falhadas}',
  'retry.deliveries': 'Enviar de novo {count|# entrega falhada|# entregas falhadas}',
  'retry.replays': 'Repetir {count|# entrega|# entregas}',
  'retry.events': 'Publicar de novo {count|# evento|# eventos}',
  'retry.about': 'Só estes são enviados, um após o outro, o mais antigo primeiro. Fechar o diálogo para após o atual.',
  'retry.what': 'O quê',
  'retry.reason': 'Motivo da falha',
  'retry.outcome': 'Resultado',
  'retry.done': 'enviado',
  'retry.all_done': '{count|Foi enviado|Todos os # foram enviados} de novo.',
  'retry.rejected': '{count|# foi rejeitado|# foram rejeitados}. Corrija o motivo e tente estes de novo.',
};
