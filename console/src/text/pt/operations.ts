import type { operations as english } from '../en/operations';

export const operations: Record<keyof typeof english, string> = {
  'operations.about': 'Se os serviços respondem, em que trabalham, e o que não pôde ser processado.',
  'operations.health': 'Serviços',
  'operations.health_about': 'Tempo de um pequeno pedido a cada serviço, visto por este navegador.',
  'operations.responds': '{duration} ms',
  'operations.dead_letters': 'Não pôde ser entregue',
  'operations.no_dead_letters': 'Nada falhou nem foi rejeitado.',
  'operations.owner': 'Webhook ou canal',
  'operations.replayed': 'A entrega é processada de novo.',
  'operations.background': 'Importações e exportações em curso',
  'operations.idle': 'Nada está à espera nem em curso.',
  'operations.since': 'Pedida',
  'operations.queues': 'Webhooks à espera ou a falhar',
  'operations.no_queues': 'Nenhum webhook tem entregas à espera.',
};
