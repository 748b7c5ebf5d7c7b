import { useState } from 'react';
import { CreateDialog } from '../edit/create-dialog';
import { TextField } from '../ui/field';
import { useGroupsText } from './use-groups-text';

interface MoveMemberDialogProps {
  readonly name: string;
  /** From 1. */
  readonly position: number;
  readonly total: number;
  readonly move: { readonly isPending: boolean; readonly error: unknown };
  readonly onMove: (to: number) => void;
  readonly onClose: () => void;
}

/** Moves a project of a group to a position, which can be on another page. */
export function MoveMemberDialog({ name, position, total, move, onMove, onClose }: MoveMemberDialogProps) {
  const t = useGroupsText();
  const [to, setTo] = useState(String(position));
  return (
    <CreateDialog
      title={t('groups.move_of', { name })}
      label={t('groups.move')}
      onClose={onClose}
      create={{ ...move, mutate: () => onMove(Number(to)) }}
      isComplete={to !== ''}
    >
      <TextField
        label={t('groups.position')}
        hint={t('groups.position_about', { total })}
        type="number"
        required
        min={1}
        max={total}
        value={to}
        onChange={(event) => setTo(event.target.value)}
      />
    </CreateDialog>
  );
}
