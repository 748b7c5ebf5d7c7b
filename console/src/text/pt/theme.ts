import type { theme as english } from '../en/theme';

export const theme: Record<keyof typeof english, string> = {
  'theme.title': 'Aspeto das páginas de formulários',
  'theme.about': 'Todas as páginas em que os inquiridos respondem a formulários têm estas cores e este logótipo.',
  'theme.accent_color': 'Botões, ligações e progresso',
  'theme.text_color': 'Textos',
  'theme.surface_color': 'Atrás das perguntas',
  'theme.background_color': 'À volta das perguntas',
  'theme.color_hint': 'Vazio para a predefinição, {color}',
  'theme.choose': 'Escolher uma cor: {label}',
  'theme.logo': 'Logótipo',
  'theme.logo_hint': 'Uma imagem PNG, JPEG ou WebP com um máximo de 12 KB',
  'theme.logo_shown': 'O logótipo escolhido',
  'theme.preview': 'Pré-visualização de uma página',
  'theme.preview_question': 'Qual é a área do telhado?',
  'theme.preview_link': 'Página seguinte',
};
