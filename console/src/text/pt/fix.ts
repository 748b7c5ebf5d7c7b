import type { fix as english } from '../en/fix';

export const fix: Record<keyof typeof english, string> = {
  'fix.title': 'Corrigir linhas rejeitadas',
  'fix.back': 'Voltar à importação',
  'fix.about': 'Corrija as células marcadas. Só estas linhas são importadas, com as opções da primeira importação.',
  'fix.mapping_about': 'Escolha de novo a coluna de cada título, ou deixe-o de fora.',
  'fix.left_out': 'Ficou de fora na primeira importação.',
  'fix.cell': '{column}, linha {row}',
  'fix.import': 'Importar {count|# linha|# linhas}',
  'fix.too_many': 'Mais de {count} linhas',
  'fix.too_many_about': 'Descarregue as linhas rejeitadas, corrija-as numa folha de cálculo, e importe-a de novo.',
};
