import { column, ignored, type Source } from './source';

/** Export of issues as CSV, all or current fields. Lists have a column for each value. Parents are keys or ids of issues. */
export const jira: Source = {
  name: 'jira',
  title: 'Jira',
  type: 'project',
  signature: ['Issue key', 'Issue id', 'Summary', 'Issue Type', 'Project key', 'Chave da item', 'Clave de incidencia'],
  minimum: 3,
  columns: [
    column('project.name', ['Summary', 'Resumo', 'Resumen']),
    column('project.code', ['Issue key', 'Key', 'Chave da item', 'Chave', 'Clave de incidencia', 'Clave']),
    column('project.old_id', ['Issue id', 'ID da item', 'ID de la incidencia']),
    column('project.parent', ['Parent', 'Parent id', 'Parent key', 'Pai', 'Principal']),
    column('project.parent', ['Epic Link', 'Custom field (Epic Link)', 'Link do épico']),
    column('project.status', ['Status', 'Estado']),
    column('project.description', ['Description', 'Descrição', 'Descripción']),
    column('project.tags', ['Labels', 'Etiquetas', 'Rótulos', 'Components', 'Component/s', 'Componentes']),
    column('project.groups', ['Project name', 'Nome do projeto', 'Nombre del proyecto']),
    column('project.assignees', ['Assignee', 'Responsável', 'Persona asignada'], { otherwise: null }),
    ignored('Issue Type', 'Project key', 'Project type', 'Project lead', 'Project description', 'Project url'),
    ignored('Priority', 'Resolution', 'Reporter', 'Creator', 'Assignee Id', 'Reporter Id', 'Creator Id'),
    ignored('Created', 'Updated', 'Last Viewed', 'Resolved', 'Due date', 'Votes', 'Environment', 'Status Category'),
    ignored('Watchers', 'Watchers Id', 'Log Work', 'Comment', 'Attachment', 'Sprint', 'Security Level', 'Work Ratio'),
    ignored('Original Estimate', 'Remaining Estimate', 'Time Spent', 'Parent summary', 'Fix versions', 'Fix Version/s'),
    ignored('Affects versions', 'Affects Version/s', 'Σ Original Estimate', 'Σ Remaining Estimate', 'Σ Time Spent'),
  ],
};
