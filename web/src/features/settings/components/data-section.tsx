import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { saveFile } from '@/lib/save-file';
import { downloadMyDataMutation } from '../api';
import { SettingsSection } from './settings-section';

const FILE_NAME = 'oja-my-data.json';

export function DataSection() {
  const download = useMutation({
    ...downloadMyDataMutation,
    onSuccess: (content) => {
      saveFile(content, FILE_NAME);
      toast({ title: 'Download Started', description: FILE_NAME });
    },
    onError: (error) => toastFailure(error, 'Failed to download your data.'),
  });
  return (
    <SettingsSection
      id="data"
      title="Your data"
      description="Everything Oja keeps about you, as one file that people and programs can read (JSON)."
    >
      <Button
        variant="outline"
        busy={download.isPending}
        busyLabel="Preparing..."
        onClick={() => download.mutate()}
      >
        <Download aria-hidden="true" />
        Download my data
      </Button>
    </SettingsSection>
  );
}
