import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useChange } from '../api/use-change';
import { useDeletionToast } from '../deleted/use-deletion-toast';
import { useText } from '../text/text-context';
import { Button } from '../ui/button';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { useToast } from '../ui/toast';
import { deleteRule, type Rule, type RuleRef } from './rule-api';

export function DeleteRule({ rule, of }: { rule: Rule; of: RuleRef }) {
  const t = useText();
  const toast = useToast();
  const deleted = useDeletionToast({ kind: 'rules' });
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const remove = useChange(
    (client) => deleteRule(client.call, of),
    () => {
      // Assistants cannot be restored.
      if (of.step) toast(t('rules.deleted'));
      else deleted(t('rules.deleted'), of.id);
      void navigate({ to: '/rules', search: of.step ? { step: of.step } : {} });
    },
  );
  return (
    <>
      <Button look="danger" icon="trash" onClick={() => setAsking(true)}>
        {t('ui.delete')}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={t('rules.delete_of', { name: rule.name })}
          label={t('ui.delete')}
          action={remove}
          onClose={() => setAsking(false)}
        >
          <p>{t(of.step ? 'rules.delete_assistant_about' : 'rules.delete_about')}</p>
        </ConfirmDialog>
      ) : undefined}
    </>
  );
}
