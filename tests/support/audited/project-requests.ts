import type { AuditedRequests } from './audited-requests';

/** Projects, tasks, their hierarchy, groups and undos. */
export async function sendProjectRequests(requests: AuditedRequests): Promise<void> {
  const send = requests.send.bind(requests);
  const create = async (name: string): Promise<string> => {
    const { project } = (await requests.api.send('POST', '/projects', { name })).body;
    return project.id;
  };
  const { project } = await send('createProject', '/projects', { name: 'Roof' });
  const id = ofLast(requests, project.id);
  const [other, child] = [await create('Other'), await create('Child')];
  const path = `/projects/${id}`;
  await send('updateProject', path, { budget: 1 }, id);
  await send('updateProjects', '/projects', { projects: [{ id, budget: 2 }] }, id);
  const cause = requests.sent.at(-1)?.requestId;
  await send('undoCause', `/causes/${cause}/undo`, {});
  const { project: copy } = await send('duplicateProject', `${path}/duplicate`, {});
  ofLast(requests, copy.id);
  await send('attachChild', `${path}/hierarchy/attach-child/${child}`, undefined, child);
  await send('detachChild', `${path}/hierarchy/detach-child/${child}`, undefined, child);

  const group = (await requests.api.send('POST', '/project-groups', { name: 'North' })).body.project_group.id;
  await send('joinProjectGroup', `/project-groups/${group}/projects/${id}`, undefined, id);
  await requests.api.send('POST', `/project-groups/${group}/projects/${other}`);
  await send('orderProjectsOfGroup', `/project-groups/${group}/projects/order`, { project_ids: [other, id] });
  await send('leaveProjectGroup', `/project-groups/${group}/projects/${id}`, undefined, id);

  const { task } = await send('createTask', `${path}/tasks`, { title: 'Call' }, id);
  await send('updateTask', `${path}/tasks/${task.id}`, { title: 'Call back' }, id);
  await send('deleteTask', `${path}/tasks/${task.id}`, undefined, id);
  await send('restoreTask', `${path}/tasks/${task.id}/restore`, undefined, id);
  await send('shareProject', `${path}/share`, {});
  await send('unshareProject', `${path}/share`);
  await send('mergeProject', `${path}/merge`, { into: other });
  await send('unmergeProject', `${path}/unmerge`);
  await send('deleteProject', path);
  await send('restoreProject', `${path}/restore`);
  await send('deleteProjects', '/projects/bulk-delete', { ids: [id] });
}

/** The id of a new project is known after the request. */
function ofLast(requests: AuditedRequests, projectId: string): string {
  const last = requests.sent.pop();
  if (last) requests.sent.push({ ...last, projectId });
  return projectId;
}
