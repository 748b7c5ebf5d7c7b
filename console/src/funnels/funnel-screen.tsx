import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useRead } from '../api/use-read';
import { Button, buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';
import { Page } from '../ui/layout';
import { lazyDialog } from '../ui/lazy-part';
import { LoadedScreen } from '../ui/loaded-screen';
import { AddStepDialog } from './add-step-dialog';
import { DeleteFunnelDialog } from './delete-funnel-dialog';
import { DeleteStepDialog } from './delete-step-dialog';
import { EditFunnelDialog } from './edit-funnel-dialog';
import { EditStepDialog } from './edit-step-dialog';
import { FUNNEL, type Funnel } from './funnel-api';
import type { FunnelSearch } from './funnels-search';
import { MissingStepDialog } from './missing-step-dialog';
import { StepsCard } from './steps-card';
import { useFunnelsText } from './use-funnels-text';

// Loaded when it is first shown.
const AttachmentsDialog = lazyDialog(() => import('./attachments-dialog'), 'AttachmentsDialog');

/** One funnel: its steps in their order. The dialog that is open is in the URL. */
export function FunnelScreen() {
  const { funnel: id } = useParams({ from: '/funnels/$funnel' });
  const read = useRead(FUNNEL, { path: { funnel: id } });
  return <LoadedScreen of={read}>{({ funnel }) => <Detail funnel={funnel} />}</LoadedScreen>;
}

function Detail({ funnel }: { funnel: Funnel }) {
  const t = useFunnelsText();
  const navigate = useNavigate({ from: '/funnels/$funnel' });
  const show = (search: FunnelSearch) => void navigate({ search });
  const actions = (
    <>
      <Link to="/boards" search={{ funnel: funnel.id }} className={buttonClass()}>
        <Icon name="board" />
        {t('funnels.open_board')}
      </Link>
      <Button icon="edit" onClick={() => show({ dialog: 'edit' })}>
        {t('ui.edit')}
      </Button>
      <Button icon="trash" look="danger" onClick={() => show({ dialog: 'delete' })}>
        {t('ui.delete')}
      </Button>
    </>
  );
  return (
    <Page title={funnel.name} actions={actions}>
      <StepsCard funnel={funnel} onShow={show} />
      <OpenDialog funnel={funnel} onClose={() => show({})} />
    </Page>
  );
}

function OpenDialog({ funnel, onClose }: { funnel: Funnel; onClose: () => void }) {
  const { step: stepId, dialog } = useSearch({ from: '/funnels/$funnel' });
  if (stepId !== undefined) {
    const step = funnel.steps.find(({ id }) => id === stepId);
    if (!step) return <MissingStepDialog onClose={onClose} />;
    if (dialog === 'delete') return <DeleteStepDialog funnel={funnel} step={step} onClose={onClose} />;
    if (dialog === 'attachments')
      return (
        <Suspense>
          <AttachmentsDialog step={step} onClose={onClose} />
        </Suspense>
      );
    return <EditStepDialog key={stepId} funnel={funnel} step={step} onClose={onClose} />;
  }
  if (dialog === 'add') return <AddStepDialog funnel={funnel} onClose={onClose} />;
  if (dialog === 'edit') return <EditFunnelDialog funnel={funnel} onClose={onClose} />;
  return dialog === 'delete' ? <DeleteFunnelDialog funnel={funnel} onClose={onClose} /> : undefined;
}
