import { projectStatuses } from '@trackway/contracts';

/** Words of other systems for each status, in English, Portuguese and Spanish. */
const words: Readonly<Record<string, readonly string[]>> = {
  'in-progress': [
    ...[
      'open',
      'new',
      'active',
      'started',
      'doing',
      'ongoing',
      'to do',
      'todo',
      'backlog',
      'ready',
      'in review',
      'review',
    ],
    ...[
      'in development',
      'in testing',
      'testing',
      'in qa',
      'reopened',
      'selected for development',
      'triage',
      'next up',
    ],
    ...['appointment scheduled', 'qualified to buy', 'presentation scheduled', 'contract sent', 'working', 'unstarted'],
    ...[
      'em andamento',
      'em progresso',
      'aberto',
      'aberta',
      'novo',
      'nova',
      'a fazer',
      'fazendo',
      'em revisão',
      'ativo',
    ],
    ...['tarefas pendentes', 'iniciado', 'caixa de entrada', 'en curso', 'en progreso', 'abierto', 'abierta', 'nuevo'],
    ...['por hacer', 'haciendo', 'en revisión', 'activo', 'tareas por hacer'],
  ],
  completed: [
    ...['complete', 'done', 'closed', 'resolved', 'finished', 'released', 'deployed', 'closed won', 'won', 'delivered'],
    ...['concluído', 'concluída', 'concluido', 'finalizado', 'finalizada', 'feito', 'fechado', 'fechada', 'resolvido'],
    ...[
      'ganho',
      'entregue',
      'completado',
      'completada',
      'terminado',
      'hecho',
      'cerrado',
      'cerrada',
      'resuelto',
      'ganado',
    ],
    ...['listo', 'negócio fechado', 'fechado ganho'],
  ],
  cancelled: [
    ...[
      'canceled',
      'abandoned',
      'rejected',
      'declined',
      "won't do",
      "won't fix",
      'wont do',
      'duplicate',
      'closed lost',
    ],
    ...['lost', 'archived', 'cancelado', 'cancelada', 'rejeitado', 'perdido', 'negócio perdido', 'fechado perdido'],
    ...['arquivado', 'descartado', 'rechazado', 'anulado', 'archivado'],
  ],
  paused: [
    ...['on hold', 'hold', 'blocked', 'waiting', 'pending', 'suspended', 'stalled', 'deferred', 'pausado', 'pausada'],
    ...[
      'em espera',
      'bloqueado',
      'bloqueada',
      'aguardando',
      'pendente',
      'suspenso',
      'en espera',
      'en pausa',
      'pendiente',
    ],
    ...['suspendido'],
  ],
};

const labels = new Map<string, string>([
  ...projectStatuses.flatMap(({ value, label }) => [[String(value), label] as const, [fold(label), label] as const]),
  ...Object.entries(words).flatMap(([label, all]) => all.map((word) => [fold(word), label] as const)),
]);

/** The label of the status that a word of another system means. */
export function statusOfWord(word: string): string | undefined {
  return labels.get(fold(word));
}

const flags = new Map<string, string>([
  ...['true', 'yes', '1', 'x', 'checked', 'sim', 'verdadeiro', 'si', 'sí', 'verdadero'].map(
    (word) => [fold(word), 'true'] as const,
  ),
  ...['false', 'no', '0', 'incomplete', 'unchecked', 'não', 'falso'].map((word) => [fold(word), 'false'] as const),
]);

/** `true` or `false` for a word such as `sim`, or for a status: something is done if it is completed. */
export function flagOfWord(word: string): string | undefined {
  const status = statusOfWord(word);
  return flags.get(fold(word)) ?? (status && String(status === 'completed'));
}

/** Without case, accents, spaces and hyphens. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{M}\s_-]+/gu, '');
}
