import { column, ignored, type Source } from './source';

const signature = [
  'Issue key',
  'Issue id',
  'Summary',
  'Issue Type',
  'Project key',
  'Chave da item',
  'Clave de incidencia',
  'ID da item',
  'ID de la incidencia',
  'Tipo de item',
  'Tipo de incidencia',
  'Chave do projeto',
  'Clave del proyecto',
];

/** Headings without a counterpart in projects and tasks. */
const others = [
  ignored('Tipo de item', 'Tipo de incidencia'),
  ignored('Issue Type', 'Project key', 'Project type', 'Project lead', 'Project description', 'Project url'),
  ignored('Priority', 'Resolution', 'Reporter', 'Creator', 'Assignee Id', 'Reporter Id', 'Creator Id'),
  ignored('Created', 'Updated', 'Last Viewed', 'Resolved', 'Due date', 'Votes', 'Environment'),
  ignored('Watchers', 'Watchers Id', 'Log Work', 'Comment', 'Attachment', 'Sprint', 'Security Level', 'Work Ratio'),
  ignored('Original Estimate', 'Remaining Estimate', 'Time Spent', 'Parent summary', 'Fix versions', 'Fix Version/s'),
  ignored('Affects versions', 'Affects Version/s', 'Σ Original Estimate', 'Σ Remaining Estimate', 'Σ Time Spent'),
];

/** Export of issues as CSV, all or current fields. Lists have a column for each value. Parents are keys or ids of issues. */
export const jira: Source = {
  name: 'jira',
  title: 'Jira',
  type: 'project',
  signature,
  minimum: 3,
  columns: [
    column('project.name', ['Summary', 'Resumo', 'Resumen']),
    column('project.code', ['Issue key', 'Key', 'Chave da item', 'Chave', 'Clave de incidencia', 'Clave']),
    column('project.old_id', ['Issue id', 'ID da item', 'ID de la incidencia']),
    column('project.parent', ['Parent', 'Parent id', 'Parent key', 'Pai', 'Principal']),
    column('project.parent', ['Epic Link', 'Custom field (Epic Link)', 'Link do épico']),
    column('project.status', ['Status', 'Estado'], { otherwise: 'project.groups' }),
    column('project.status', ['Status Category', 'Categoria do status', 'Categoría de estado']),
    column('project.description', ['Description', 'Descrição', 'Descripción']),
    column('project.tags', ['Labels', 'Etiquetas', 'Rótulos', 'Components', 'Component/s', 'Componentes']),
    column('project.groups', ['Project name', 'Nome do projeto', 'Nombre del proyecto']),
    column('project.assignees', ['Assignee', 'Responsável', 'Persona asignada'], { otherwise: null }),
    ...others,
  ],
};

/** The same export, for sub-tasks. The parent is a project, else the epic or the project of Jira is one. */
export const jiraTasks: Source = {
  name: 'jira',
  title: 'Jira sub-tasks',
  type: 'task',
  signature,
  minimum: 3,
  columns: [
    column('task.project', ['Parent key']),
    column('task.project', ['Parent', 'Parent id', 'Pai', 'Principal']),
    column('task.project', ['Epic Link', 'Custom field (Epic Link)', 'Link do épico']),
    column('task.project', ['Project key', 'Chave do projeto', 'Clave del proyecto']),
    column('task.title', ['Summary', 'Resumo', 'Resumen']),
    column('task.done', ['Status', 'Estado'], { otherwise: null }),
    column('task.done', ['Resolved', 'Resolvido', 'Resuelta'], { presentMeans: 'true' }),
    column('task.due_at', ['Due date', 'Data limite', 'Fecha de vencimiento']),
    column('task.assignee', ['Assignee', 'Responsável', 'Persona asignada'], { otherwise: null }),
    ignored('Status Category', 'Categoria do status', 'Categoría de estado'),
    ignored('Issue key', 'Key', 'Chave da item', 'Chave', 'Clave de incidencia', 'Clave'),
    ignored('Issue id', 'ID da item', 'ID de la incidencia', 'Project name', 'Nome do projeto', 'Nombre del proyecto'),
    ignored('Description', 'Descrição', 'Descripción', 'Labels', 'Etiquetas', 'Rótulos'),
    ignored('Components', 'Component/s', 'Componentes'),
    ...others,
  ],
};
