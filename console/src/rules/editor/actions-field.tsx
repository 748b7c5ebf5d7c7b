import type { RuleAction } from '@trackway/client';
import { useEffect, useRef } from 'react';
import { Button, IconButton } from '../../ui/button';
import { inputClass } from '../../ui/field';
import { ActionFields } from './action-fields';
import type { ActionList, Place } from './action-member';
import { type EditedAction, withMember } from './rule-draft';
import styles from './rule-editor.module.css';
import { type EditorTextKey, useEditorText, useErrorsAt } from './use-editor';
import { variablesBefore } from './variables';

type ActionType = RuleAction['type'];

const MAX_DEPTH = 4;

/** The types that have a form. Actions of a newer API remain as they are. */
const TITLES: Readonly<Partial<Record<string, EditorTextKey>> & Record<ActionType, EditorTextKey>> = {
  set_field: 'action.set_field',
  move: 'action.move',
  add_tag: 'action.add_tag',
  assign_user: 'action.assign_user',
  attach_form: 'action.attach_form',
  send_message: 'action.send_message',
  call_webhook: 'action.call_webhook',
  start_agent: 'action.start_agent',
  start_export: 'action.start_export',
  wait: 'action.wait',
  if: 'action.if',
  for_each: 'action.for_each',
};

/** Members of a new action of a type. */
const FIRST: Partial<Record<ActionType, Omit<EditedAction, 'type'>>> = {
  wait: { for: 86_400 },
  // biome-ignore lint/suspicious/noThenProperty: The API names the actions of a branch so.
  if: { conditions: [], then: [{ type: 'set_field' }] },
  for_each: { over: 'children', actions: [{ type: 'set_field' }] },
  start_export: { export: 'project' },
};

/** Actions in their order. They can be moved, and contain other ones. */
export function ActionsField({ actions, place, onChange }: ActionList) {
  const t = useEditorText();
  const errors = useErrorsAt(place.path, false);
  const { ref, focusNext } = useFocusAfterChange(actions);
  const move = (index: number, by: 1 | -1) => {
    focusNext(`:scope > ol > li:nth-child(${index + by + 1}) [data-move="${by}"]`);
    const moved = actions[index];
    if (moved) onChange(actions.toSpliced(index, 1).toSpliced(index + by, 0, moved));
  };
  return (
    <div className={styles['list']} ref={ref}>
      <ol className={styles['list']}>
        {actions.map((action, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: Actions have no identity but their position.
          <li key={index}>
            <ActionCard
              action={action}
              place={{ ...place, variables: variablesBefore(actions, index, place.variables) }}
              path={`${place.path}.${index}`}
              canMove={[index > 0, index < actions.length - 1]}
              onMove={(by) => move(index, by)}
              onChange={(changed) => onChange(actions.with(index, changed))}
              onRemove={() => {
                focusNext(':scope > button');
                onChange(actions.toSpliced(index, 1));
              }}
            />
          </li>
        ))}
      </ol>
      {errors ? (
        <p className={styles['error']} role="alert">
          {errors.join(' ')}
        </p>
      ) : undefined}
      <Button
        icon="plus"
        onClick={() => {
          focusNext(':scope > ol > li:last-child select');
          onChange([...actions, { type: 'set_field' }]);
        }}
      >
        {t('editor.add_action')}
      </Button>
    </div>
  );
}

interface ActionCardProps {
  readonly action: EditedAction;
  readonly place: Place;
  readonly path: string;
  readonly canMove: readonly [up: boolean, down: boolean];
  readonly onMove: (by: 1 | -1) => void;
  readonly onChange: (action: EditedAction) => void;
  readonly onRemove: () => void;
}

function ActionCard({ action, place, path, canMove, onMove, onChange, onRemove }: ActionCardProps) {
  const t = useEditorText();
  const own = useErrorsAt(path, false);
  const ofType = useErrorsAt(`${path}.type`);
  const errors = [...(own ?? []), ...(ofType ?? [])];
  const number = path.replace('actions.', '');
  const types = typesAt(place);
  const shown = types.some((type) => type === action.type) ? types : [...types, action.type as ActionType];
  return (
    <fieldset className={styles['action']} aria-label={t('editor.action_of', { path: number })}>
      <div className={styles['head']}>
        <code className={styles['place']}>{number}</code>
        <select
          className={inputClass}
          aria-label={t('editor.action')}
          aria-invalid={errors.length > 0 ? true : undefined}
          value={action.type}
          onChange={({ target }) => onChange(changedType(action, target.value as ActionType))}
        >
          {shown.map((type) => (
            <option key={type} value={type}>
              {TITLES[type] ? t(TITLES[type]) : type}
            </option>
          ))}
        </select>
        <div className={styles['tools']}>
          <IconButton
            icon="up"
            data-move={-1}
            label={t('editor.move_up', { path: number })}
            disabled={!canMove[0]}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon="down"
            data-move={1}
            label={t('editor.move_down', { path: number })}
            disabled={!canMove[1]}
            onClick={() => onMove(1)}
          />
          <IconButton icon="trash" label={t('editor.remove_action', { path: number })} onClick={onRemove} />
        </div>
      </div>
      {errors.length > 0 ? (
        <p className={styles['error']} role="alert">
          {errors.join(' ')}
        </p>
      ) : undefined}
      <ActionFields
        action={action}
        place={place}
        path={path}
        onChange={onChange}
        renderList={(list) => <ActionsField {...list} />}
      />
    </fieldset>
  );
}

/** A loop contains no wait and no other loop, and the innermost actions contain none. */
function typesAt({ depth, inLoop }: Place): readonly ActionType[] {
  const all = Object.keys(TITLES) as ActionType[];
  return all.filter(
    (type) =>
      !((type === 'wait' || type === 'for_each') && inLoop) &&
      !((type === 'if' || type === 'for_each') && depth >= MAX_DEPTH),
  );
}

function changedType({ name }: EditedAction, type: ActionType): EditedAction {
  return withMember({ type, ...FIRST[type] }, 'name', name);
}

/** Moves the focus to an element that the next change shows, so that it is not lost. */
function useFocusAfterChange(list: readonly unknown[]) {
  const ref = useRef<HTMLDivElement>(null);
  const wanted = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: The effect follows a change of the list.
  useEffect(() => {
    if (!wanted.current) return;
    const found = ref.current?.querySelector<HTMLElement>(wanted.current);
    const target = found?.matches(':disabled') ? found.parentElement?.querySelector('button:enabled') : found;
    (target as HTMLElement | null | undefined)?.focus();
    wanted.current = undefined;
  }, [list]);
  return {
    ref,
    focusNext: (selector: string) => {
      wanted.current = selector;
    },
  };
}
