import { type FormEvent, useId, useState } from 'react';
import { useChannelsText } from '../text/use-channels-text';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { TextField } from '../ui/field';
import { Menu } from '../ui/menu';
import { snoozeTimes, toLocalInput } from './snooze-times';

const TIMES = ['hour', 'tomorrow', 'monday'] as const;

export function SnoozeMenu({ onSnooze }: { onSnooze: (until: Date) => void }) {
  const t = useChannelsText();
  const [isChoosing, setChoosing] = useState(false);
  const items = TIMES.map((key) => ({
    key,
    label: t(`conversations.snooze_${key}`),
    onSelect: () => onSnooze(snoozeTimes(new Date())[key]),
  }));
  const other = { key: 'other', label: t('conversations.snooze_other'), onSelect: () => setChoosing(true) };
  return (
    <>
      <Menu trigger={<Button icon="clock">{t('conversations.snooze')}</Button>} items={[...items, other]} />
      {isChoosing ? <SnoozeDialog onSnooze={onSnooze} onClose={() => setChoosing(false)} /> : undefined}
    </>
  );
}

function SnoozeDialog({ onSnooze, onClose }: { onSnooze: (until: Date) => void; onClose: () => void }) {
  const t = useChannelsText();
  const form = useId();
  const [until, setUntil] = useState(() => toLocalInput(snoozeTimes(new Date()).tomorrow));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSnooze(new Date(until));
    onClose();
  };
  return (
    <Dialog
      title={t('conversations.snooze')}
      onClose={onClose}
      footer={
        <Button look="primary" type="submit" form={form}>
          {t('conversations.snooze')}
        </Button>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextField
          label={t('conversations.snooze_until')}
          type="datetime-local"
          required
          min={toLocalInput(new Date())}
          value={until}
          onChange={(event) => setUntil(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
