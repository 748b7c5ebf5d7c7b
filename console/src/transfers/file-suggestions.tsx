import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/api-context';
import { useText } from '../text/text-context';
import { Button } from '../ui/button';
import { Row, Stack } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { ColumnMapping } from './column-mapping';
import { formOf, type ImportPlan, suggestMapping } from './import-plan';
import { TextSettingsCard } from './text-settings';

interface FileSuggestionsProps {
  readonly plan: ImportPlan & { readonly file: File };
  readonly onChange: (more: Partial<ImportPlan>) => void;
}

/** What the chosen file is: its format, the system that has exported it, and its columns. */
export function FileSuggestions({ plan, onChange }: FileSuggestionsProps) {
  const t = useText();
  const { client } = useApi();
  const { file, type, text, mapping } = plan;
  const { formId } = formOf(plan);
  const read = useQuery({
    queryKey: ['import suggestions', type, formId, file.name, file.size, file.lastModified, text],
    queryFn: () => suggestMapping(client, plan),
    // The file is uploaded for each read.
    staleTime: 'static',
  });
  return (
    <Loaded of={read}>
      {(suggestions) => {
        const { source, text_format: format } = suggestions;
        return (
          <Stack>
            {source ? (
              <Row>
                <span>{t('transfers.source', { source: source.title })}</span>
                {source.type === type ? undefined : (
                  <Button onClick={() => onChange({ type: source.type, mapping: {} })}>
                    {t('transfers.use_type', { type: t(`transfers.type_${source.type}`) })}
                  </Button>
                )}
              </Row>
            ) : undefined}
            {format ? (
              <TextSettingsCard format={format} settings={text} onChange={(changed) => onChange({ text: changed })} />
            ) : undefined}
            <ColumnMapping
              suggestions={suggestions}
              formId={formId}
              mapping={mapping}
              onMapping={(changed) => onChange({ mapping: changed })}
            />
          </Stack>
        );
      }}
    </Loaded>
  );
}
