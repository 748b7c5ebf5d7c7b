import { type FormEvent, useState } from 'react';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { useDeletionToast } from '../deleted/use-deletion-toast';
import { useText } from '../text/text-context';
import { Button, IconButton } from '../ui/button';
import { CheckBox, inputClass } from '../ui/field';
import { Card, Quiet, Row } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { ErrorNotice } from '../ui/notice';
import { Pager } from '../ui/pager';
import { Time } from '../ui/time';

const PATH = '/api/management/projects/{project}/tasks';
const PER_PAGE = 100;

export function TasksCard({ project }: { project: string }) {
  const t = useText();
  const [page, setPage] = useState(1);
  const read = useRead(PATH, { path: { project }, query: { page, perPage: PER_PAGE } }, { keepPrevious: true });
  const change = useChange((client, { task, done }: { task: string; done: boolean }) => {
    return client.call('patch', `${PATH}/{task}`, { path: { project, task }, body: { done } });
  });
  const confirmDeleted = useDeletionToast({ kind: 'tasks', project });
  const remove = useChange(
    (client, task: string) => client.call('delete', `${PATH}/{task}`, { path: { project, task } }),
    (_result, task) => confirmDeleted(t('project.task_deleted'), task),
  );
  const error = change.error ?? remove.error;
  return (
    <Card title={t('project.tasks')}>
      {error ? <ErrorNotice error={error} /> : undefined}
      <Loaded of={read} lines={2}>
        {({ tasks, meta }) =>
          meta.total === 0 ? (
            <Quiet>{t('project.no_tasks')}</Quiet>
          ) : (
            <>
              {tasks.map((task) => (
                <Row key={task.id}>
                  <CheckBox
                    label={task.title}
                    checked={task.done}
                    disabled={change.isPending && change.variables.task === task.id}
                    onChange={() => change.mutate({ task: task.id, done: !task.done })}
                  />
                  <Quiet>{task.assignee?.name}</Quiet>
                  {task.due_at ? (
                    <Quiet>
                      <Time at={task.due_at} relative />
                    </Quiet>
                  ) : undefined}
                  <IconButton
                    icon="trash"
                    label={t('project.delete_task', { title: task.title })}
                    disabled={remove.isPending}
                    onClick={() => remove.mutate(task.id)}
                  />
                </Row>
              ))}
              {meta.last_page > 1 ? <Pager meta={meta} onPage={setPage} /> : undefined}
            </>
          )
        }
      </Loaded>
      <NewTask project={project} />
    </Card>
  );
}

function NewTask({ project }: { project: string }) {
  const t = useText();
  const [title, setTitle] = useState('');
  const add = useChange(
    (client, body: { title: string }) => client.call('post', PATH, { path: { project }, body }),
    () => setTitle(''),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim()) add.mutate({ title: title.trim() });
  };
  return (
    <form onSubmit={submit}>
      {add.error ? <ErrorNotice error={add.error} /> : undefined}
      <Row>
        <div>
          <input
            className={inputClass}
            aria-label={t('project.new_task')}
            placeholder={t('project.new_task')}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
        </div>
        <Button type="submit" disabled={add.isPending}>
          {t('ui.add')}
        </Button>
      </Row>
    </form>
  );
}
