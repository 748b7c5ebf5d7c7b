import type { overview as english } from '../en/overview';

export const overview: Record<keyof typeof english, string> = {
  'overview.about': 'O que precisa de atenção agora. Cada entrada leva aonde se resolve.',
  'overview.attention': 'Precisa de atenção',
  'overview.overdue': 'Projetos atrasados',
  'overview.awaiting': 'Projetos à espera de resposta',
  'overview.approvals': 'Agentes à espera de aprovação',
  'overview.runs': 'Execuções falhadas em 7 dias',
  'overview.webhooks': 'Webhooks a falhar',
  'overview.imports': 'Importações com erros em 7 dias',
  'overview.rejected': '{count|# linha rejeitada|# linhas rejeitadas}',
  'overview.nothing': 'Nada a fazer.',
  'overview.projects': 'Projetos',
  'overview.by_status': 'Projetos por estado',
  'overview.by_step': 'Projetos por etapa',
  'overview.budget_by_step': 'Orçamento por etapa',
  'overview.by_month': 'Projetos criados por mês (UTC)',
  'overview.month': 'Mês',
  'overview.no_step': 'Em nenhum funil',
  'overview.all': 'Mostrar tudo',
  'overview.all_of': 'Mostrar tudo: {title}',
};
