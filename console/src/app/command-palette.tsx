import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import { useApi } from '../api/api-context';
import { useText } from '../text/text-context';
import { Dialog } from '../ui/dialog';
import { inputClass } from '../ui/field';
import { Icon, type IconName } from '../ui/icon';
import { Quiet } from '../ui/layout';
import { useVisibleOption } from '../ui/use-visible-option';
import styles from './command-palette.module.css';
import { DESTINATIONS } from './navigation';
import { areCharacterShortcutsOn } from './shortcuts';

interface Command {
  readonly key: string;
  readonly label: string;
  readonly icon: IconName;
  readonly about?: string;
  readonly run: () => void;
}

const MAX_PROJECTS = 8;

/** Finds screens, commands and projects by name or code. */
export function CommandPalette({ onClose, onCalls }: { onClose: () => void; onCalls: () => void }) {
  const t = useText();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const list = useId();
  const commands = useCommands(text, onCalls);
  const current = Math.min(chosen, commands.length - 1);
  const currentId = commands[current] ? `${list}-${current}` : undefined;
  useVisibleOption(currentId);
  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && commands.length > 0) {
      event.preventDefault();
      setChosen((current + step + commands.length) % commands.length);
    } else if (event.key === 'Enter') run(commands[current]);
  };
  return (
    <Dialog title={t('palette.title')} size="top" onClose={onClose}>
      <input
        className={inputClass}
        role="combobox"
        aria-label={t('palette.title')}
        aria-expanded="true"
        aria-controls={list}
        aria-activedescendant={currentId}
        placeholder={t('palette.hint')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setChosen(0);
        }}
        onKeyDown={onKey}
      />
      <CommandList id={list} commands={commands} current={current} onRun={run} />
      {commands.length === 0 ? <Quiet>{t('palette.none')}</Quiet> : undefined}
    </Dialog>
  );
}

function CommandList({
  id,
  commands,
  current,
  onRun,
}: {
  id: string;
  commands: readonly Command[];
  current: number;
  onRun: (command: Command) => void;
}) {
  const t = useText();
  return (
    <div className={styles['list']} role="listbox" id={id} aria-label={t('palette.results')}>
      {commands.map((command, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: The input handles the keys.
        <div
          key={command.key}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === current}
          className={styles['item']}
          onClick={() => onRun(command)}
        >
          <Icon name={command.icon} />
          {command.label}
          {command.about ? <small>{command.about}</small> : undefined}
        </div>
      ))}
    </div>
  );
}

function useCommands(text: string, onCalls: () => void): readonly Command[] {
  const t = useText();
  const navigate = useNavigate();
  const wanted = text.trim().toLowerCase();
  const shortcut = (keys: string) => (areCharacterShortcutsOn() ? { about: keys } : {});
  const screens = DESTINATIONS.map(({ to, text: name, icon, key }): Command => {
    return { key: to, label: t(name), icon, ...shortcut(`g ${key}`), run: () => void navigate({ to }) };
  });
  const creations: readonly Command[] = [
    {
      key: 'new-funnel',
      label: t('palette.new_funnel'),
      icon: 'plus',
      run: () => void navigate({ to: '/funnels', search: { create: true } }),
    },
    { key: 'new-form', label: t('palette.new_form'), icon: 'plus', run: () => void navigate({ to: '/forms/new' }) },
  ];
  const calls: Command = { key: 'calls', label: t('shell.calls'), icon: 'code', ...shortcut('.'), run: onCalls };
  const found = [...screens, ...creations, calls].filter(({ label }) => label.toLowerCase().includes(wanted));
  return [...found, ...useFoundProjects(text.trim())];
}

function useFoundProjects(text: string): readonly Command[] {
  const navigate = useNavigate();
  const { client } = useApi();
  const wanted = useDeferredValue(text);
  const { data } = useQuery({
    queryKey: ['palette', wanted],
    queryFn: async ({ signal }) => {
      const filters = [{ field: 'name_code', operator: 'contains' as const, value: wanted }];
      const body = { filters, fields: ['name', 'code'], perPage: MAX_PROJECTS };
      return client.call('post', '/api/management/projects/search', { body }, { repeatable: true, signal });
    },
    enabled: wanted.length > 1,
    placeholderData: keepPreviousData,
  });
  if (wanted.length < 2) return [];
  return (data?.projects ?? []).map((project) => ({
    key: project.id,
    label: project.name ?? '',
    icon: 'projects',
    about: project.code ?? '',
    run: () => void navigate({ to: '/projects/$project', params: { project: project.id } }),
  }));
}
