import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/api-context';
import { useText } from '../text/text-context';
import { useToast } from '../ui/toast';
import { type DeletedObject, type DeletedPlace, restoreDeleted } from './deleted-kinds';

/** Confirms the deletion of an object, and offers to undo it. */
export function useDeletionToast(place: DeletedPlace) {
  const t = useText();
  const toast = useToast();
  const { client } = useApi();
  const queries = useQueryClient();
  return (text: string, id: DeletedObject['id']): void =>
    toast(text, {
      label: t('undo.do'),
      run: async () => {
        await restoreDeleted(client.call, place, id);
        await queries.invalidateQueries();
        return t('undo.restored');
      },
    });
}
