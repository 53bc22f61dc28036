import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/use-toast';
import { saveFile } from '@/lib/save-file';
import { downloadMyDataMutation } from '../api/download-my-data';
import { SettingsSection } from './settings-section';
import { toastFailure } from './toast-failure';

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
